import type { Method } from '../../api/publishedContract'
import { StateTag, type StateHue } from '../../shared/StateTag'

const HUES: Record<Method, StateHue> = { get: 'blue', post: 'green', patch: 'gold', put: 'gold', delete: 'red' }

export const MethodTag = ({ method }: { method: Method }) => (
  <span translate="no">
    <StateTag hue={HUES[method]}>{method.toUpperCase()}</StateTag>
  </span>
)
