import type { ActiveStream, StreamWarning } from '../../../api/stream'
import { FactList } from '../../../shared/FactList'
import { formatNumber } from '../../../shared/messages'
import { wallText } from './messages'
import { bitrateText } from './tileState'

const warningText = (warning: StreamWarning): string => wallText(warning === 'codec' ? 'codecWarning' : warning)

/** What the server measures of a stream. */
export function TileStatistics({ stream: { statistics, protocol } }: { stream: ActiveStream }) {
  const { width, height, codec, audioCodec, framesPerSecond, bitsPerSecond, viewers } = statistics
  const number = (value: number | null) =>
    value === null ? wallText('unknown') : formatNumber(Math.round(value * 10) / 10)
  const rows: [string, string][] = [
    [wallText('resolution'), width && height ? `${width} × ${height}` : wallText('unknown')],
    [wallText('frameRate'), number(framesPerSecond)],
    [wallText('bitrate'), bitrateText(bitsPerSecond)],
    [wallText('codec'), codec ?? wallText('unknown')],
    [wallText('audio'), audioCodec ?? wallText('none')],
    [wallText('keyFrames'), number(statistics.keyFrameSeconds)],
    [wallText('dropped'), number(statistics.droppedFrames)],
    [wallText('viewers'), number(viewers)],
    [wallText('protocol'), protocol.toUpperCase()],
  ]
  return (
    <div className="tile-statistics">
      <FactList facts={rows} />
      {statistics.warnings.map((warning) => (
        <p key={warning}>{warningText(warning)}</p>
      ))}
    </div>
  )
}
