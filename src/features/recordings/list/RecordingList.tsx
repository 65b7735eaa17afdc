import { useState } from 'react'
import { PlaySquareOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { useListJobsQuery } from '../../../api/job'
import { useListRecordingsQuery, type Recording } from '../../../api/vod'
import { useCan } from '../../../session/useCan'
import { FileButton } from '../../../shared/forms/FileButton'
import { ResourceList } from '../../../shared/lists/ResourceList'
import { listState } from '../../../shared/lists/listState'
import { useListParams } from '../../../shared/lists/useListParams'
import { missionUploads } from '../../../uploads/uploadPurpose'
import { UploadRows } from '../../../uploads/UploadRows'
import { useUploads } from '../../../uploads/useUploads'
import { recordingsText } from '../messages'
import { useRecordingPath } from '../useRecordingPath'
import { RecordingBulkActions } from './RecordingBulkActions'
import { recordingColumns, recordingFacts } from './recordingColumns'
import { RecordingFilters } from './RecordingFilters'
import { dayEdge, recordingListParams } from './recordingListParams'
import { RecordingMenu } from './RecordingMenu'
import { RecordingPoster } from './RecordingPoster'
import { RecordingState } from './RecordingState'
import { RecordingTrash } from './RecordingTrash'
import { UndoDelete } from './UndoDelete'
import { useMissingPosters } from './useMissingPosters'
import './recordings.css'

const SKELETON = { rows: 5, height: 100 }
const MAX_JOBS = 50
/** What the file dialog offers; the server decides by the content. */
const VIDEOS = 'video/*,.mp4,.mov,.m4v,.mkv,.ts,.flv,.srt,.ass'

/** The recordings of a mission with posters, their processing, and actions for one or several. */
export function RecordingList({ missionId }: { missionId: string }) {
  const list = useListParams(recordingListParams)
  const recordingPath = useRecordingPath()
  const { queue } = useUploads(missionUploads(missionId))
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const canCreate = useCan('vod_create')
  const canUpdate = useCan('vod_update')
  const canDelete = useCan('vod_delete')
  const { page, pageSize } = list.view
  const { search, flight, from, until } = list.filters
  const query = useListRecordingsQuery(
    {
      missionId,
      search,
      page,
      pageSize,
      flightId: flight,
      from: dayEdge(from, 'start'),
      until: dayEdge(until, 'end'),
    },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const recordings = query.data?.data.items ?? []
  const isProcessing = recordings.some(({ state }) => state === 'processing')
  const jobs = useListJobsQuery({ active: true, pageSize: MAX_JOBS }, { skip: !isProcessing })
  useMissingPosters(recordings)

  const jobOf = ({ _id }: Recording) => jobs.data?.data.items.find(({ about }) => about?._id === _id)
  const menuOf = (recording: Recording) => (
    <RecordingMenu
      recording={recording}
      reload={async () => (await query.refetch()).data?.data.items.find(({ _id }) => _id === recording._id)}
      onDeleted={() => setDeleted([recording._id])}
    />
  )
  const bulkActions = (selected: Recording[], clear: () => void) => (
    <RecordingBulkActions
      missionId={missionId}
      recordings={selected}
      onDone={clear}
      onDeleted={(ids) => {
        setDeleted(ids)
        clear()
      }}
    />
  )
  const uploadButton = canCreate && (
    <FileButton
      type="primary"
      label={recordingsText('upload')}
      title={recordingsText('uploadHelp')}
      accept={VIDEOS}
      multiple
      onChoose={(files) => queue.add(files, { kind: 'mission-file', missionId })}
    />
  )

  return (
    <ResourceList<Recording>
      banner={
        <>
          <Flex wrap gap={8} justify="flex-end" style={{ marginBottom: 12 }}>
            {canDelete && <RecordingTrash missionId={missionId} />}
            {uploadButton}
          </Flex>
          {canCreate && <UploadRows list={missionUploads(missionId)} />}
          <UndoDelete vodIds={deleted} onDone={() => setDeleted([])} />
        </>
      }
      list={list}
      searchLabel={recordingsText('search')}
      filters={<RecordingFilters missionId={missionId} list={list} />}
      query={query}
      name={({ name }) => name}
      path={(recording) => recordingPath(recording)}
      columns={recordingColumns(jobOf)}
      card={{
        detail: (recording) => (
          <span className="recording-card">
            <RecordingPoster recording={recording} />
            <span>
              {recordingFacts(recording)}
              <RecordingState recording={recording} job={jobOf(recording)} />
            </span>
          </span>
        ),
      }}
      rowMenu={menuOf}
      {...((canUpdate || canDelete) && { bulkActions })}
      empty={{
        icon: <PlaySquareOutlined />,
        title: recordingsText('noneTitle'),
        help: recordingsText(canCreate ? 'noneHelp' : 'noneHelpReader'),
        action: uploadButton,
      }}
      noMatch={recordingsText('noMatchTitle')}
      skeleton={SKELETON}
    />
  )
}
