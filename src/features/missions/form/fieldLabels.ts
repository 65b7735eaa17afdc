import type { Mission } from '../../../api/mission'
import { absoluteTime } from '../../../shared/time/timeText'
import { missionsText } from '../messages'
import type { MissionField } from './missionValues'

/** Labels of the fields of the mission form. */
export const fieldLabels = (): Record<MissionField, string> => ({
  name: missionsText('fieldName'),
  description: missionsText('fieldDescription'),
  locationId: missionsText('fieldLocation'),
  missionTypeId: missionsText('fieldType'),
  scheduledAt: missionsText('fieldScheduledAt'),
})

/** Value of a field as text. */
export function fieldText(mission: Mission, field: MissionField): string {
  const texts = {
    name: mission.name,
    description: mission.description,
    locationId: mission.location?.name,
    missionTypeId: mission.missionType?.name,
    scheduledAt: mission.scheduledAt && absoluteTime(mission.scheduledAt),
  }
  return texts[field] || missionsText('nothing')
}
