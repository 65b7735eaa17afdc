import { Alert } from 'antd'
import type { StreamWarning } from '../../../api/stream'
import { wallText } from '../wall/messages'

const REASONS = ['storageFull', 'diskFull', 'notRecorded'] as const satisfies readonly StreamWarning[]

/** Says why the stream is not recorded any more, and what to do. */
export function RecordingStopped({ warnings }: { warnings: readonly StreamWarning[] }) {
  const reason = REASONS.find((each) => warnings.includes(each))
  return reason ? <Alert banner type="warning" title={wallText(reason)} /> : null
}
