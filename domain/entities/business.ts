import { entity } from '#domain/entity.ts'
import { date, flag, group, list, money, number, option, percent, text, whole } from '#domain/fields.ts'
import {
  assetClasses,
  expenseCategories,
  expenseTypes,
  fundingStatuses,
  fundingTypes,
  operationClasses,
  revenueCategories,
  riskImpacts,
  riskLikelihoods,
} from '#domain/options/finance.ts'
import { impactModels, modelTypes } from '#domain/options/models.ts'

export const emptyFinancials = {
  additionalRevenue: [],
  expenses: [],
  fixedAssets: [],
  fundingSources: [],
  preOperatingCapital: [],
}

/** One record per project. */
export const business = entity(
  'business',
  {
    sdgs: list(group({ index: whole(1, 17), active: flag(), description: text(), text: text(200) }), 17),
    riskManagement: list(
      group({
        title: text(300),
        likelyhood: option(riskLikelihoods),
        impact: option(riskImpacts),
        plan: text(),
      }),
    ),
    modelSelection: list(
      group({ modelId: text(40), selected: flag(), description: text(5000), type: option(modelTypes) }),
    ),
    problemStatement: text(5000),
    problemDefinition: text(5000),
    solutionStatement: text(5000),
    missionStatement: text(),
    visionStatement: text(),
    pitch: text(10000),
    businessStarted: flag(),
    startDate: date(),
    impactModel: option(impactModels),
    impactDescription: text(5000),
    taxRate: percent(),
    financials: group({
      additionalRevenue: list(
        group({ category: option(revenueCategories), description: text(500), value: money() }),
      ),
      expenses: list(
        group({
          category: option(expenseCategories),
          cost: money(),
          description: text(500),
          type: option(expenseTypes),
        }),
      ),
      fixedAssets: list(
        group({ classification: option(assetClasses), cost: money(), description: text(500) }),
      ),
      fundingSources: list(
        group({
          amount: money(),
          interestRate: percent(),
          type: option(fundingTypes),
          years: number({ max: 50 }),
          status: option(fundingStatuses),
        }),
      ),
      /** An older shape of fundingSources: taken in, turned into it, never stored. */
      funding: list(
        group({
          amount: money(),
          interestRate: percent(),
          source: text(120),
          years: number({ max: 50 }),
          status: option(fundingStatuses),
        }),
      ),
      preOperatingCapital: list(
        group({ cost: money(), description: text(500), operationClass: option(operationClasses) }),
      ),
    }),
  },
  {
    plural: 'businesses',
    defaults: { financials: emptyFinancials },
    modules: ['one', 'three', 'four', 'five', 'seven', 'eight', 'nine'],
  },
)
