import { BlockOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import type { DetectorRun } from '../../../api/detector'
import { formatNumber } from '../../../shared/messages'
import { EmptyState } from '../../../shared/states/EmptyState'
import { absoluteTime } from '../../../shared/time/timeText'
import { detectorsText } from '../messages'
import { RunControl } from './RunControl'

const WHOLE = 100

interface RunListProps {
  runs: readonly DetectorRun[]
  onOpen: (runId: string) => void
}

/** The runs of a mission, the latest first. */
export function RunList({ runs, onOpen }: RunListProps) {
  if (runs.length === 0) {
    return <EmptyState icon={<BlockOutlined />} title={detectorsText('none')} help={detectorsText('noneHelp')} />
  }
  return (
    <>
      <h2>{detectorsText('runs')}</h2>
      <ul className="object-runs">
        {runs.map((run) => (
          <li key={run._id}>
            <Run run={run} onOpen={() => onOpen(run._id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Run({ run, onOpen }: { run: DetectorRun; onOpen: () => void }) {
  const { status, progress, message, layer, scale } = run
  const name = runName(run)
  return (
    <>
      {status === 'completed' ? (
        <Button type="link" className="object-open" aria-label={detectorsText('openRun', { name })} onClick={onOpen}>
          {name}
        </Button>
      ) : (
        <strong>{name}</strong>
      )}
      <div className="object-facts">
        {layer
          ? detectorsText('ofLayer', { layer: layer.name })
          : detectorsText(scale === 'tiles' ? 'inTiles' : 'inWhole')}{' '}
        · {stateOf(run)}
      </div>
      {status === 'running' && message && <p className="object-facts">{message}</p>}
      {status === 'running' && <Progress percent={Math.round(progress * WHOLE)} size="small" aria-label={name} />}
      {status === 'failed' && message && <p role="alert">{message}</p>}
      <RunControl run={run} name={name} />
    </>
  )
}

export const runName = ({ detector, modelVersion: version, createdAt }: DetectorRun): string =>
  detectorsText('nameOf', { detector, version, time: absoluteTime(createdAt) })

function stateOf({ status, counts, progress }: DetectorRun): string {
  if (status === 'completed') return detectorsText('counts', counts)
  if (status === 'running') return detectorsText('running', { percent: percentText(progress) })
  return detectorsText(status === 'failed' ? 'failedRun' : status)
}

const percentText = (share: number): string => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
