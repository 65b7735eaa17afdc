import { useEffect, useRef } from 'react'
import { AlertOutlined, ArrowLeftOutlined, CheckOutlined, CloseOutlined, RollbackOutlined } from '@ant-design/icons'
import { Button, Flex, Progress, Select, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import type { AlertDraft } from '../../../alerts/alertDraft'
import { raiseText } from '../../../alerts/raiseMessages'
import { useRaiseAlert } from '../../../alerts/useRaiseAlert'
import { useRaiseKey } from '../../../alerts/useRaiseKey'
import { useReviewDetectionsMutation, type Analysis, type Detection, type DetectionState } from '../../../api/analysis'
import { boundsOf } from '../../../map/bounds'
import { useCan } from '../../../session/useCan'
import { formatNumber } from '../../../shared/messages'
import { Link } from '../../../shared/Link'
import { popupParent } from '../../../shared/popupParent'
import { absoluteTime } from '../../../shared/time/timeText'
import { useReviewKeys } from '../../../shared/useReviewKeys'
import { analysesText } from '../messages'
import { STATE_COLORS } from '../resultsScene'
import { classText, nameOf, parameterText, sizeText, typeText } from '../texts'
import { RunControl } from '../run/RunControl'
import { CutAndFill } from './CutAndFill'
import { RunActions } from './RunActions'

interface ReviewPanelProps {
  analysis: Analysis
  detections: readonly Detection[]
  /** Other runs on the same layer. */
  others: readonly Analysis[]
  comparedId: string | null
  selectedId: string | null
  onSelect: (detectionId: string | null) => void
  onCompare: (analysisId: string | null) => void
  onClose: () => void
}

/** The results of a run, which people confirm or reject one after the other. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { analysis, detections, others, comparedId, selectedId, onSelect, onCompare, onClose } = props
  const canReview = useCan('edit_layer')
  const [review] = useReviewDetectionsMutation()
  const at = detections.findIndex(({ _id }) => _id === selectedId)
  const move = (by: 1 | -1) => {
    const next = detections[at < 0 ? 0 : at + by]
    if (next) onSelect(next._id)
  }
  const decide = async (state: DetectionState) => {
    if (!canReview || selectedId === null) return
    const { error } = await review({ detectionReview: { detectionIds: [selectedId], state } })
    if (!error && state !== 'candidate') move(1)
  }
  const alerts = useRaiseAlert()
  const selected = detections[at]
  const raise = alerts.raise && selected && (() => alerts.raise?.(draftOf(analysis, selected)))
  useRaiseKey(raise)
  const open = useOpenPhoto(analysis.missionId, selected)
  useReviewKeys({ onMove: move, onDecide: (state) => void decide(state), onOpen: open })
  return (
    <>
      <div>
        <Button type="link" icon={<ArrowLeftOutlined aria-hidden />} onClick={onClose} style={{ padding: 0 }}>
          {analysesText('back')}
        </Button>
      </div>
      <Typography.Title level={2} className="analyses-title">
        {nameOf(analysis)}
      </Typography.Title>
      <RunFacts analysis={analysis} />
      <RunActions analysis={analysis} onDeleted={onClose} />
      {others.length > 0 && (
        <Select
          aria-label={analysesText('compareRun')}
          placeholder={analysesText('compareRun')}
          allowClear
          value={comparedId}
          onChange={(id?: string) => onCompare(id ?? null)}
          getPopupContainer={popupParent}
          options={others.map((other) => ({
            value: other._id,
            label: `${typeText(other.inferType, other.model, other.isExternal)}, ${absoluteTime(other.createdAt)}`,
          }))}
        />
      )}
      {selected?.photo && <HotspotLink missionId={analysis.missionId} selected={selected} />}
      {alerts.raise && detections.length > 0 && (
        <div>
          <Button
            icon={<AlertOutlined aria-hidden />}
            title={raiseText('raiseByShiftA')}
            disabled={!raise}
            onClick={raise}
          >
            {raiseText('raise')}
          </Button>
        </div>
      )}
      {alerts.dialog}
      {canReview && detections.length > 0 && (
        <Flex wrap gap={8} role="toolbar" aria-label={analysesText('results')}>
          <Button
            icon={<CheckOutlined aria-hidden />}
            disabled={at < 0}
            aria-keyshortcuts="C"
            onClick={() => void decide('confirmed')}
          >
            {analysesText('confirm')}
          </Button>
          <Button
            icon={<CloseOutlined aria-hidden />}
            disabled={at < 0}
            aria-keyshortcuts="R"
            onClick={() => void decide('rejected')}
          >
            {analysesText('reject')}
          </Button>
          <Button
            icon={<RollbackOutlined aria-hidden />}
            disabled={at < 0 || detections[at]?.state === 'candidate'}
            aria-keyshortcuts="U"
            onClick={() => void decide('candidate')}
          >
            {analysesText('reopen')}
          </Button>
          <span className="analyses-facts">{analysesText('keysHelp')}</span>
        </Flex>
      )}
      <ResultList detections={detections} selectedId={selectedId} onSelect={onSelect} />
    </>
  )
}

const WHOLE = 100
/** What a run was given and what became of it. */
function RunFacts({ analysis }: { analysis: Analysis }) {
  const { counts, note, status, compareLayer, areasLayer, inferType, figures } = analysis
  return (
    <>
      {status === 'completed' ? (
        <>
          <p className="analyses-facts">{factsOf(analysis)}</p>
          {compareLayer && <p className="analyses-facts">{comparedText(compareLayer)}</p>}
          {areasLayer && <p className="analyses-facts">{analysesText('inAreas', { layer: areasLayer.name })}</p>}
          <p aria-live="polite">{analysesText('counts', counts)}</p>
          {inferType === 'elevation' && <CutAndFill figures={figures} />}
        </>
      ) : (
        <UnfinishedRun analysis={analysis} />
      )}
      {note && <p>{note}</p>}
    </>
  )
}

function UnfinishedRun({ analysis }: { analysis: Analysis }) {
  const { model, modelVersion: version, isExternal, status, message, progress } = analysis
  const name = nameOf(analysis)
  return (
    <>
      {isExternal && <p className="analyses-facts">{analysesText('modelOf', { model, version })}</p>}
      <p role="status">{message ?? analysesText(status === 'cancelled' ? 'cancelled' : 'queued')}</p>
      {status === 'running' && <Progress percent={Math.round(progress * WHOLE)} size="small" aria-label={name} />}
      <div>
        <RunControl analysis={analysis} name={name} />
      </div>
    </>
  )
}

/** Undefined for a result without a photo. */
function useOpenPhoto(missionId: string, selected: Detection | undefined): (() => void) | undefined {
  const navigate = useNavigate()
  const photo = selected?.photo
  return photo ? () => void navigate(hotspotPath(missionId, photo)) : undefined
}

/** Model and parameters of a run; for layers also the size of a pixel. */
function factsOf({ layer, model, modelVersion: version, gsd, parameters: values }: Analysis): string {
  const decimals = { maximumFractionDigits: 3 }
  const parameters = Object.entries(values)
    .map(([name, value]) => `${parameterText(name)} ${formatNumber(value, decimals)}`)
    .join(', ')
  if (!layer) return analysesText('factsOfPhotos', { model, version, parameters })
  return analysesText('facts', { model, version, parameters, gsd: gsd === null ? '' : formatNumber(gsd, decimals) })
}

/** The other layer of a comparison. */
const comparedText = ({ name: layer, missionName: mission }: NonNullable<Analysis['compareLayer']>): string =>
  mission === null ? analysesText('comparedWith', { layer }) : analysesText('comparedWithOf', { layer, mission })

/** Opens the photo of a hotspot, also by the key O. */
function HotspotLink({ missionId, selected: { photo, geometry } }: { missionId: string; selected: Detection }) {
  if (!photo) return null
  return (
    <>
      <Flex wrap gap={8} align="center">
        <Link to={hotspotPath(missionId, photo)} aria-keyshortcuts="O">
          {analysesText('openHotspot')}
        </Link>
        <span className="analyses-facts">{analysesText('openHotspotKey')}</span>
      </Flex>
      {!geometry && <p className="analyses-facts">{analysesText('noPlace')}</p>}
    </>
  )
}

/** An alert at the middle of a result. */
function draftOf({ missionId }: Analysis, { geometry }: Detection): AlertDraft {
  const box = geometry && boundsOf({ type: 'Feature', geometry: geometry as never, properties: {} })
  return { missionId, ...(box && { position: { lat: (box[1] + box[3]) / 2, long: (box[0] + box[2]) / 2 } }) }
}

/** The photo of a hotspot with its temperatures, where the hotspot is marked. */
const hotspotPath = (missionId: string, { _id, x, y }: NonNullable<Detection['photo']>): string =>
  `/dashboard/missions/${missionId}/photos?photo=${_id}&hotspot=${x},${y}`

/** More rows make the page slow; all results are on the map and reached by the keys. */
const MOST_ROWS = 300

function ResultList({
  detections,
  selectedId,
  onSelect,
}: Pick<ReviewPanelProps, 'detections' | 'selectedId' | 'onSelect'>) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  return (
    <ul className="analyses-results">
      {detections.slice(0, MOST_ROWS).map(({ _id, state, area, class: found, figures, photo, reviewedBy }, at) => (
        <li key={_id}>
          <button
            type="button"
            ref={_id === selectedId ? row : null}
            aria-current={_id === selectedId || undefined}
            onClick={() => onSelect(_id)}
          >
            <span className="analyses-mark" style={{ background: STATE_COLORS[state] }} aria-hidden />
            <span>{found === null ? analysesText('result', { number: at + 1 }) : classText(found, figures)}</span>
            <span className="analyses-size">{sizeText({ area, figures })}</span>
            {photo && <span className="analyses-facts">{analysesText('inPhoto', { name: photo.name })}</span>}
            <span className="analyses-facts">
              {reviewedBy
                ? analysesText('decidedBy', { state: analysesText(state), name: reviewedBy.name })
                : analysesText(state)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
