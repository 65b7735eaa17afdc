import { DeleteOutlined } from '@ant-design/icons'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { missionsText } from '../messages'

/** Shown instead of a deleted mission, also if it is deleted while it is open. */
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
