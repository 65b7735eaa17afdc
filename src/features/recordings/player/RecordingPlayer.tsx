import type { ReactNode } from 'react'
import { ArrowLeftOutlined, PlaySquareOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetRecordingQuery, type Recording, useRestoreRecordingsMutation } from '../../../api/vod'
import { useMissionPath } from '../../../session/useMissionPath'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { isNotFound } from '../../../shared/states/isNotFound'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useCan } from '../../../session/useCan'
import { MissingRecord } from '../../../shared/states/MissingRecord'
import { clipOf, rowsOf } from './clips'
import { readMoment } from './momentParam'
import { playerText } from './messages'
import { PlayerHeader } from './PlayerHeader'
import { PlayerView } from './PlayerView'
import { useNeighbours, type Neighbours } from './useNeighbours'
import './player.css'

const SKELETON = { rows: 3, height: 160 }

interface RecordingPlayerProps {
  missionId: string
  recordingId: string
}

/** Plays a recording with the others of its mission on one timeline. */
export function RecordingPlayer({ missionId, recordingId: vodId }: RecordingPlayerProps) {
  const missionPath = useMissionPath()
  const { data, currentData, error, refetch } = useGetRecordingQuery({ vodId }, { refetchOnMountOrArgChange: true })
  const recording = currentData?.data ?? (data?.data._id === vodId ? data.data : undefined)
  const neighbours = useNeighbours(missionId, recording)
  const back = (
    <LinkButton icon={<ArrowLeftOutlined aria-hidden />} to={`${missionPath(missionId)}/recordings`}>
      {playerText('back')}
    </LinkButton>
  )
  // A link with the id of another mission must not show its recording under this one's name.
  if (isNotFound(error) || (recording && recording.missionId !== missionId)) {
    return <MissingRecording vodId={vodId} error={error} back={back} onRestored={() => void refetch()} />
  }
  if (!recording && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!recording || !neighbours.recordings) return <RowsSkeleton {...SKELETON} />
  return (
    <Flex vertical gap={12}>
      <div>{back}</div>
      <PlayerHeader recording={recording} reload={async () => (await refetch()).data?.data} />
      <Content recording={recording} others={neighbours.recordings} neighbours={neighbours} />
    </Flex>
  )
}

interface MissingRecordingProps {
  vodId: string
  error: unknown
  back: ReactNode
  onRestored: () => void
}

function MissingRecording({ vodId, error, back, onRestored }: MissingRecordingProps) {
  const canRestore = useCan('vod_delete')
  const [restore] = useRestoreRecordingsMutation()
  return (
    <MissingRecord
      error={error}
      record="recording"
      icon={<PlaySquareOutlined />}
      title={playerText('notFound')}
      help={playerText('notFoundHelp')}
      back={back}
      onRestore={canRestore ? () => restore({ recordingSelection: { vodIds: [vodId] } }) : undefined}
      onRestored={onRestored}
    />
  )
}

interface ContentProps {
  recording: Recording
  others: readonly Recording[]
  neighbours: Neighbours
}

function Content({ recording, others, neighbours }: ContentProps) {
  const [search] = useSearchParams()
  const clip = clipOf(recording)
  if (!clip) {
    const isProcessing = recording.state === 'processing'
    return (
      <div role="status">
        <EmptyState
          icon={<PlaySquareOutlined />}
          title={playerText(isProcessing ? 'processingTitle' : 'failedTitle')}
          help={recording.problem ?? (isProcessing ? playerText('processingHelp') : playerText('cannotPlay'))}
        />
      </div>
    )
  }
  // A changed start or length moves the cursor to the moment of the URL again.
  const key = `${clip.id} ${clip.start} ${clip.end}`
  const initial = readMoment(search.get('t'), clip)
  return <PlayerView key={key} clip={clip} rows={rowsOf(recording, others)} neighbours={neighbours} initial={initial} />
}
