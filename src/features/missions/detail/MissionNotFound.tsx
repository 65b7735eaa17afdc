import { DeleteOutlined } from '@ant-design/icons'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { missionsText } from '../messages'

/** Shown instead of a deleted mission, also if it is deleted while it is open. */
export function MissionNotFound({ name }: { name?: string }) {
  return (
    <EmptyState
      isPage
      icon={<DeleteOutlined />}
      title={name === undefined ? missionsText('notFoundTitle') : missionsText('deletedTitle', { name })}
      help={missionsText('notFoundHelp')}
      action={
        <LinkButton type="primary" to="/dashboard/missions">
          {missionsText('toList')}
        </LinkButton>
      }
    />
  )
}
