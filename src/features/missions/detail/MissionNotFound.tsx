import { useRestoreMissionMutation } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { MissingRecord } from '../../../shared/states/MissingRecord'
import { missionsText } from '../messages'

interface MissionNotFoundProps {
  missionId: string
  error: unknown
  /** Of a mission that was shown before. */
  name?: string
  onRestored: () => void
}

/** Shown instead of a deleted mission, also if it is deleted while it is open. */
export function MissionNotFound({ missionId, error, name, onRestored }: MissionNotFoundProps) {
  const canRestore = useCan('mission_delete')
  const [restore] = useRestoreMissionMutation()
  return (
    <MissingRecord
      isPage
      error={error}
      record="mission"
      title={name === undefined ? missionsText('notFoundTitle') : missionsText('deletedTitle', { name })}
      help={missionsText('notFoundHelp')}
      back={<LinkButton to="/dashboard/missions">{missionsText('toList')}</LinkButton>}
      onRestore={canRestore ? () => restore({ missionId }) : undefined}
      onRestored={onRestored}
    />
  )
}
