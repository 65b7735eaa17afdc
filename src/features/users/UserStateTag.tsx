import { Tooltip } from 'antd'
import type { User, UserState } from '../../api/user'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { stateLabels } from './labels'
import { usersText } from './messages'

const hues: Record<UserState, StateHue | undefined> = { active: 'green', invited: 'blue', disabled: undefined }

/** People whom the identity provider created have no invitation, and join with their first single sign-on. */
export function UserStateTag({ user }: { user: Pick<User, 'state' | 'provisioned' | 'invitedAt'> }) {
  const { state, provisioned, invitedAt } = user
  if (state === 'invited' && provisioned && invitedAt === null) {
    return (
      <Tooltip title={usersText('provisionedHelp')}>
        <span>
          <StateTag hue={hues.invited}>{usersText('provisioned')}</StateTag>
        </span>
      </Tooltip>
    )
  }
  return (
    <StateTag hue={hues[state]} struck={state === 'disabled'}>
      {stateLabels()[state]}
    </StateTag>
  )
}
