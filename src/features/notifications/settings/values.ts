// The fields of the form: one for each kind, so that two windows can change different kinds.
import type { NotificationKinds, NotificationSettings, NotificationSettingsEdit } from '../../../api/notification'
import { changesTo } from '../../../shared/forms/changes'
import { zoneName } from '../../../shared/time/timeText'
import { settingsText } from './messages'

export type Kind = keyof NotificationKinds

/** The most personal first. */
export const KINDS = [
  'mention',
  'alert_assigned',
  'pilot_assigned',
  'access_asked',
  'retention',
  'alert',
  'mission',
] as const satisfies readonly Kind[]

export type Values = NotificationKinds &
  Pick<NotificationSettings, 'quiet' | 'digestAt' | 'criticalPasses'> & { timeZone: string }

export const valuesOf = ({ kinds, quiet, timeZone, digestAt, criticalPasses }: NotificationSettings): Values => ({
  ...kinds,
  quiet,
  timeZone: timeZone ?? zoneName(),
  digestAt,
  criticalPasses,
})

/** What the user changed. The zone of the browser is stored with the first change. */
export function editOf(values: Values, base: NotificationSettings): NotificationSettingsEdit {
  const changes = changesTo(values, valuesOf(base))
  const { quiet, digestAt, criticalPasses } = changes
  const kinds = Object.fromEntries(KINDS.flatMap((kind) => (changes[kind] ? [[kind, changes[kind]]] : [])))
  return {
    version: base.version,
    timeZone: values.timeZone,
    ...(quiet !== undefined && { quiet }),
    ...(digestAt !== undefined && { digestAt }),
    ...(criticalPasses !== undefined && { criticalPasses }),
    ...(Object.keys(kinds).length > 0 && { kinds }),
  }
}

export const labels = () => ({
  mention: settingsText('mention'),
  alert_assigned: settingsText('alert_assigned'),
  pilot_assigned: settingsText('pilot_assigned'),
  access_asked: settingsText('access_asked'),
  retention: settingsText('retention'),
  alert: settingsText('alert'),
  mission: settingsText('mission'),
  quiet: settingsText('quiet'),
  timeZone: settingsText('timeZone'),
  digestAt: settingsText('digestAt'),
  criticalPasses: settingsText('criticalPasses'),
})
