import { ExperimentOutlined } from '@ant-design/icons'
import { Button, Progress, Typography } from 'antd'
import { useListAnalysesQuery, useGetModelPrecisionQuery, type Analysis } from '../../api/analysis'
import { usePolling } from '../../realtime/usePolling'
import { formatNumber } from '../../shared/messages'
import { EmptyState } from '../../shared/states/EmptyState'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { analysesText } from './messages'
import { RunControl } from './run/RunControl'
import { nameOf, typeText } from './texts'

interface AnalysisListProps {
  missionId: string
  analyses: readonly Analysis[]
  onOpen: (analysisId: string) => void
}

/** Names of built-in models start with it. */
const BUILT_IN = 'Aerie '
/** What detectors look for. */
const DETECTOR = 'objects'
/** While a run goes on, its progress is read this often. */
const POLL_MS = 2000
const WHOLE = 100

/** The runs of a mission, the latest first, and how precise models and detectors were. */
export function AnalysisList({ missionId, analyses, onOpen }: AnalysisListProps) {
  const isRunning = analyses.some(({ status }) => status === 'running' || status === 'queued')
  useListAnalysesQuery({ missionId, pageSize: 200 }, usePolling(isRunning ? POLL_MS : 0, false))
  if (analyses.length === 0) {
    return (
      <>
        <EmptyState icon={<ExperimentOutlined />} title={analysesText('none')} help={analysesText('noneHelp')} />
        <Precision />
      </>
    )
  }
  return (
    <>
      <Typography.Title level={2} className="analyses-title">
        {analysesText('runs')}
      </Typography.Title>
      <ul className="analyses-runs">
        {analyses.map((analysis) => (
          <li key={analysis._id}>
            <Run analysis={analysis} onOpen={() => onOpen(analysis._id)} />
          </li>
        ))}
      </ul>
      <Precision />
    </>
  )
}

function Run({ analysis, onOpen }: { analysis: Analysis; onOpen: () => void }) {
  const { modelVersion, isExternal, status, counts, progress, message, createdAt, note } = analysis
  const name = nameOf(analysis)
  return (
    <>
      {status === 'completed' ? (
        <Button type="link" className="analyses-open" aria-label={analysesText('openRun', { name })} onClick={onOpen}>
          {name}
        </Button>
      ) : (
        <strong>{name}</strong>
      )}
      <div className="analyses-facts">
        <RelativeTime time={createdAt} /> · {stateOf(analysis)}
        {isExternal && ` · ${analysesText('version', { version: modelVersion })}`}
      </div>
      {isExternal && status === 'running' && message && <p className="analyses-facts">{message}</p>}
      {status === 'running' && <Progress percent={Math.round(progress * WHOLE)} size="small" aria-label={name} />}
      {status === 'failed' && message && <p role="alert">{message}</p>}
      <RunControl analysis={analysis} name={name} />
      {status === 'completed' && counts.candidate + counts.confirmed + counts.rejected === 0 && note && <p>{note}</p>}
    </>
  )
}

function stateOf({ status, counts, progress }: Analysis): string {
  if (status === 'completed') return analysesText('counts', counts)
  if (status === 'running') return analysesText('running', { percent: percentText(progress) })
  return analysesText(status === 'failed' ? 'failedRun' : status)
}

const percentText = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })

function Precision() {
  const { data } = useGetModelPrecisionQuery()
  const rows = data?.data.rows ?? []
  if (rows.length === 0) return null
  return (
    <>
      <Typography.Title level={2} className="analyses-title">
        {analysesText('precision')}
      </Typography.Title>
      <p className="analyses-facts">{analysesText('precisionHelp')}</p>
      <ul className="analyses-runs">
        {rows.map(({ month, inferType, model, modelVersion, confirmed, rejected, precision }) => (
          <li key={`${month} ${inferType} ${model} ${modelVersion}`}>
            <strong>{precisionName({ inferType, model, modelVersion })}</strong>
            <div className="analyses-facts">
              {analysesText('precisionRow', { month, percent: percentText(precision), count: confirmed + rejected })}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ModelOf {
  inferType: string
  model: string
  modelVersion: string
}

/** The name of a built-in model, or a model or detector with its version. */
function precisionName({ inferType, model, modelVersion: version }: ModelOf): string {
  const isOwn = inferType === DETECTOR || !model.startsWith(BUILT_IN)
  return isOwn ? analysesText('modelOf', { model, version }) : typeText(inferType, model, false)
}
