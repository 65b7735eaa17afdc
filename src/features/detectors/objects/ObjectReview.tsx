import { useState } from 'react'
import {
  ArrowLeftOutlined,
  BlockOutlined,
  CheckOutlined,
  CloseOutlined,
  DownloadOutlined,
  RollbackOutlined,
} from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import {
  useDeleteDetectorRunMutation,
  useGetDetectedObjectsQuery,
  useReviewDetectedObjectsMutation,
  type DetectedObject,
  type DetectorRun,
} from '../../../api/detector'
import { downloadHref } from '../../../api/download'
import { useCan } from '../../../session/useCan'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { showMessage } from '../../../shared/showMessage'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useReviewKeys } from '../../../shared/useReviewKeys'
import { detectorsText } from '../messages'
import { LayerWithObjects } from './LayerWithObjects'
import { ObjectList } from './ObjectList'
import { PhotoWithObjects } from './PhotoWithObjects'
import { runName } from './RunList'

interface ObjectReviewProps {
  run: DetectorRun
  onClose: () => void
}

const SKELETON = { rows: 4, height: 48 }

/** The results of a run beside the photo or the place of the selected one. People confirm or reject them one after the other. */
export function ObjectReview({ run, onClose }: ObjectReviewProps) {
  const { data, error, refetch } = useGetDetectedObjectsQuery({ detectorRunId: run._id })
  const objects = data?.data.objects
  return (
    <>
      <div>
        <Button type="link" icon={<ArrowLeftOutlined aria-hidden />} onClick={onClose} style={{ padding: 0 }}>
          {detectorsText('back')}
        </Button>
      </div>
      {!objects && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!objects && !error && <RowsSkeleton {...SKELETON} />}
      {objects && <Results run={run} objects={objects} onDeleted={onClose} />}
    </>
  )
}

interface ResultsProps {
  run: DetectorRun
  objects: readonly DetectedObject[]
  onDeleted: () => void
}

function Results({ run, objects, onDeleted }: ResultsProps) {
  const canReview = useCan('edit_layer')
  const canDownload = useCan('download_layer')
  const [review] = useReviewDetectedObjectsMutation()
  const [remove] = useDeleteDetectorRunMutation()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosenAt = objects.findIndex(({ _id }) => _id === chosenId)
  const at = Math.max(chosenAt, 0)
  const selected = objects[at]
  const removal = useConfirmDelete({
    title: detectorsText('deleteRunTitle'),
    warning: detectorsText('deleteRunWarning'),
    action: detectorsText('deleteRun'),
    run: () => remove({ detectorRunId: run._id }),
    onDeleted: () => {
      showMessage({ type: 'success', text: detectorsText('runDeleted') })
      onDeleted()
    },
  })
  const move = (by: 1 | -1) => {
    const next = objects[at + by]
    if (next) setChosenId(next._id)
  }
  const decide = async (state: DetectedObject['state']) => {
    if (!canReview || !selected) return
    const { error } = await review({ detectedObjectReview: { detectedObjectIds: [selected._id], state } })
    if (!error && state !== 'candidate') move(1)
  }
  const file = (format: 'geojson' | 'coco') => downloadHref(`/detector/export/${run._id}`, { format })
  useReviewKeys({ onMove: move, onDecide: (state) => void decide(state) })
  return (
    <div className="objects">
      <div className="objects-side">
        <h2>{runName(run)}</h2>
        <p aria-live="polite">{detectorsText('counts', run.counts)}</p>
        <Failures run={run} />
        <Flex wrap gap={8}>
          {canDownload && (
            <>
              <Button icon={<DownloadOutlined aria-hidden />} href={file('geojson')}>
                {detectorsText('exportGeojson')}
              </Button>
              <Button icon={<DownloadOutlined aria-hidden />} href={file('coco')}>
                {detectorsText('exportCoco')}
              </Button>
            </>
          )}
          {canReview && (
            <Button danger onClick={removal.open}>
              {detectorsText('deleteRun')}
            </Button>
          )}
        </Flex>
        {removal.dialog}
        {canReview && selected && (
          <Flex wrap gap={8} role="toolbar" aria-label={detectorsText('results')}>
            <Button icon={<CheckOutlined aria-hidden />} aria-keyshortcuts="C" onClick={() => void decide('confirmed')}>
              {detectorsText('confirm')}
            </Button>
            <Button icon={<CloseOutlined aria-hidden />} aria-keyshortcuts="R" onClick={() => void decide('rejected')}>
              {detectorsText('reject')}
            </Button>
            <Button
              icon={<RollbackOutlined aria-hidden />}
              aria-keyshortcuts="U"
              disabled={selected.state === 'candidate'}
              onClick={() => void decide('candidate')}
            >
              {detectorsText('reopen')}
            </Button>
            <span className="object-facts">{detectorsText('keysHelp')}</span>
          </Flex>
        )}
        <ObjectList objects={objects} selectedId={selected?._id ?? null} onSelect={setChosenId} />
      </div>
      <div className="objects-main">
        {selected ? (
          <Shown run={run} objects={objects} selected={selected} onSelect={setChosenId} />
        ) : (
          <EmptyState
            icon={<BlockOutlined />}
            title={detectorsText('nothingFound')}
            help={detectorsText('nothingFoundHelp')}
          />
        )}
      </div>
    </div>
  )
}

interface ShownProps {
  run: DetectorRun
  objects: readonly DetectedObject[]
  selected: DetectedObject
  onSelect: (objectId: string) => void
}

/** The photo of the selected result, or the layer with all results. */
function Shown({ run: { missionId, layer }, objects, selected, onSelect }: ShownProps) {
  const { photo } = selected
  if (photo) {
    const inPhoto = objects.filter((each) => each.photo?._id === photo._id)
    const of = { missionId, photo, selected, onSelect }
    return <PhotoWithObjects {...of} objects={inPhoto} />
  }
  if (!layer) return null
  return (
    <LayerWithObjects
      missionId={missionId}
      layerId={layer._id}
      objects={objects}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

/** How many photos were looked at, and which could not be. */
function Failures({ run: { layer, photos, failed, failures, isCut } }: { run: DetectorRun }) {
  return (
    <>
      <p className="object-facts">{detectorsText(layer ? 'tiles' : 'photos', { count: photos })}</p>
      {isCut && <p>{detectorsText('cut')}</p>}
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={detectorsText('photosFailed', { count: failed })}
          description={failures.map(({ name, reason }, at) => (
            <div key={at}>{detectorsText('failure', { name, reason })}</div>
          ))}
        />
      )}
    </>
  )
}
