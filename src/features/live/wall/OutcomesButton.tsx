import { AimOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useListOutcomesQuery } from '../../../api/outcome'
import { useCan } from '../../../session/useCan'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import { wallText } from './messages'

/** Opens the latest outcome, from which the others are reached. Nothing is shown while there is none. */
export function OutcomesButton() {
  const canSee = useCan('alert_list')
  const { data } = useListOutcomesQuery({ pageSize: 1 }, { skip: !canSee })
  const update = useSearchUpdate()
  const latest = data?.data.items[0]?._id
  if (latest === undefined) return null
  const open = () =>
    update((now) => {
      now.set('outcome', latest)
      return now
    })
  return (
    <Button icon={<AimOutlined aria-hidden />} onClick={open}>
      {wallText('outcomes')}
    </Button>
  )
}
