import { Alert, Button } from 'antd'
import type { Mission } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { permissionLabel } from '../../../shared/permissions/permissions.gen'
import { sharedText } from '../../../shared/sharedText'
import { missionsText } from '../messages'
import type { MissionEdits } from './useMissionEdits'

/** Above the tabs: a change that failed, that the mission is archived, and that the user may not see its map. */
export function MissionNotices({ mission, edits }: { mission: Mission; edits: MissionEdits }) {
  const canUpdate = useCan('mission_update')
  const canSeeLayers = useCan('layer_list')
  const { problem, clearProblem, isArchiving, archive } = edits
  return (
    <>
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem.message}
          closable={{ onClose: clearProblem }}
          style={{ marginBottom: 16 }}
        />
      )}
      {mission.archived && (
        <Alert
          type="info"
          showIcon
          title={missionsText('archivedTitle')}
          action={
            canUpdate && (
              <Button size="small" loading={isArchiving} onClick={() => void archive(false)}>
                {missionsText('unarchive')}
              </Button>
            )
          }
          style={{ marginBottom: 16 }}
        />
      )}
      {!canSeeLayers && (
        <Alert
          type="info"
          role="note"
          showIcon
          title={missionsText('noMapTitle')}
          description={sharedText('noPermissionHelp', { permission: permissionLabel('layer_list') })}
          style={{ marginBottom: 16 }}
        />
      )}
    </>
  )
}
