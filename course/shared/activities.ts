type Data = Readonly<Record<string, unknown>>

// Activities of the impact chain and of the funnel are kept together; a room has to do with its own.
export const ofImpactChain = ({ activityType }: Data) => !activityType || activityType === 'impact'
export const ofFunnel = ({ activityType }: Data) => !activityType || activityType !== 'impact'
