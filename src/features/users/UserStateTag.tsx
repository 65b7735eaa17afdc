import type { UserState } from '../../api/user'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { stateLabels } from './labels'

const hues: Record<UserState, StateHue | undefined> = { active: 'green', invited: 'blue', disabled: undefined }

export function UserStateTag({ state }: { state: UserState }) {
  return (
    <StateTag hue={hues[state]} struck={state === 'disabled'}>
      {stateLabels()[state]}
    </StateTag>
  )
}
