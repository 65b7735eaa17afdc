// Kinds of notifications, in the order in which a digest lists them. People choose for each where they hear of it.
export const KINDS = [
  'mention',
  'alert_assigned',
  'pilot_assigned',
  'access_asked',
  'retention',
  'alert',
  'mission',
] as const
export type Kind = (typeof KINDS)[number]
