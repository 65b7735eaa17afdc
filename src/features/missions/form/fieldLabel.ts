import { missionsText } from '../messages'
import type { MissionField } from './missionValues'

const labels = {
  name: 'fieldName',
  description: 'fieldDescription',
  locationId: 'fieldPlace',
  missionTypeId: 'fieldType',
  scheduledAt: 'fieldScheduledAt',
} as const satisfies Record<MissionField, string>

/** What the field is called on the screen. */
export const fieldLabel = (field: MissionField): string => missionsText(labels[field])
