import { Alert, Button } from 'antd'
import type { Mission } from '../../../api/mission'
import { absoluteTime } from '../../../shared/time/timeText'
import { missionsText } from '../messages'
import { fieldLabel } from './fieldLabel'
import { changedFields, valuesOf, type MissionField } from './missionValues'

interface NewerNoticeProps {
  /** What the form began with. */
  base: Mission
  newer: Mission
  onLoad: () => void
}

/** Says that the mission was changed meanwhile, in what, and offers the newer values. */
export function NewerNotice({ base, newer, onLoad }: NewerNoticeProps) {
  const fields = changedFields(valuesOf(newer), valuesOf(base))
  return (
    <Alert
      type="warning"
      showIcon
      title={missionsText('newerTitle')}
      description={
        <>
          {missionsText('newerHelp')}
          {fields.length === 0 ? (
            <p style={{ margin: '8px 0 0' }}>{missionsText('newerNothing')}</p>
          ) : (
            <ul style={{ margin: '8px 0 0', paddingInlineStart: 18 }}>
              {fields.map((field) => (
                <li key={field} style={{ overflowWrap: 'anywhere' }}>
                  {missionsText('newerValue', { label: fieldLabel(field), value: wordsFor(newer, field) })}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      action={
        <Button size="small" onClick={onLoad}>
          {missionsText('loadNewer')}
        </Button>
      }
      style={{ maxWidth: 720, marginBottom: 16 }}
    />
  )
}

function wordsFor(mission: Mission, field: MissionField): string {
  const words = {
    name: mission.name,
    description: mission.description,
    locationId: mission.location?.name,
    missionTypeId: mission.missionType?.name,
    scheduledAt: mission.scheduledAt && absoluteTime(mission.scheduledAt),
  }[field]
  return words || missionsText('nothing')
}
