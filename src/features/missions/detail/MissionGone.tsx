import { DeleteOutlined } from '@ant-design/icons'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { missionsText } from '../messages'

/** Whether a call failed because there is no such mission; a malformed id in the address is the same to a person. */
export function isNotThere(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400)
  )
}

/** In place of a mission that was deleted, also while it was being looked at. */
export function MissionGone({ name }: { name?: string }) {
  return (
    <EmptyState
      isPage
      icon={<DeleteOutlined />}
      title={name === undefined ? missionsText('goneTitle') : missionsText('goneTitleNamed', { name })}
      help={missionsText('goneHelp')}
      action={
        <LinkButton type="primary" to="/dashboard/missions">
          {missionsText('toList')}
        </LinkButton>
      }
    />
  )
}
