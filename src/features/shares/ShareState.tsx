import type { Share } from '../../api/share'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { stateText } from '../../shares/shareTexts'

const HUES: Record<Share['state'], StateHue | undefined> = {
  active: 'green',
  expired: undefined,
  used: undefined,
  revoked: 'red',
  gone: 'red',
}

export const ShareState = ({ state }: Pick<Share, 'state'>) => <StateTag hue={HUES[state]}>{stateText(state)}</StateTag>
