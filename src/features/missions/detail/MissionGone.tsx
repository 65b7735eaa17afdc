import { DeleteOutlined } from '@ant-design/icons'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { missionsText } from '../messages'

/** In place of a mission that was deleted, also while it was being looked at. */
export function MissionGone({ name }: { name?: string }) {
  return (
    <EmptyState
      isPage
      icon={<DeleteOutlined />}
      title={name === undefined ? missionsText('goneTitle') : missionsText('goneTitleNamed', { name })}
      help={missionsText('notFoundHelp')}
      action={
        <LinkButton type="primary" to="/dashboard/missions">
          {missionsText('toList')}
        </LinkButton>
      }
    />
  )
}
