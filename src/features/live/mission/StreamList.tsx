import { Button, Flex } from 'antd'
import type { ActiveStream } from '../../../api/stream'
import { StateTag } from '../../../shared/StateTag'
import { wallText } from '../wall/messages'
import { TILE_HUES } from '../wall/tileState'
import { liveText } from './messages'

interface StreamListProps {
  streams: readonly ActiveStream[]
  shown: ActiveStream
  onChoose: (streamId: string) => void
}

/** The streams of the mission, of which one is shown large. */
export function StreamList({ streams, shown, onChoose }: StreamListProps) {
  return (
    <Flex component="nav" gap={8} wrap aria-label={liveText('streams')}>
      {streams.map(({ _id, name, state }) => (
        <Button
          key={_id}
          aria-pressed={_id === shown._id}
          type={_id === shown._id ? 'primary' : 'default'}
          ghost={_id === shown._id}
          onClick={() => onChoose(_id)}
        >
          {name}
          <StateTag hue={TILE_HUES[state]} dot={state === 'live'}>
            {wallText(state)}
          </StateTag>
        </Button>
      ))}
    </Flex>
  )
}
