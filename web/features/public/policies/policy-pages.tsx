import { useLocale } from '#web/i18n/text.tsx'
import dataEn from './data-management.en.md?raw'
import dataEs from './data-management.es.md?raw'
import { PolicyPage } from './policy-page.tsx'
import privacyEn from './privacy-policy.en.md?raw'
import privacyEs from './privacy-policy.es.md?raw'
import { readPolicy } from './read-policy.ts'

const policies = {
  en: { privacy: readPolicy(privacyEn), data: readPolicy(dataEn) },
  es: { privacy: readPolicy(privacyEs), data: readPolicy(dataEs) },
}

export function PrivacyPolicyPage() {
  return <PolicyPage policy={policies[useLocale()].privacy} />
}

export function DataManagementPage() {
  return <PolicyPage policy={policies[useLocale()].data} />
}
