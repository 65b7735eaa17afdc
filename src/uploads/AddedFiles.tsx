import { useSyncExternalStore } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { Link } from '../shared/Link'
import { uploadsText } from './messages'
import { OtherUseButton } from './OtherUseButton'
import { RepeatedFile } from './RepeatedFile'
import { shortList } from './shortList'
import { missionUploads, type MissionUse } from './uploadPurpose'
import { isInProgress, type AddedFile, type FileUpload, type LeftOut } from './uploadState'
import { useUploads } from './useUploads'
import './uploads.css'

/** The tabs of a mission that list the files, by what they have become. */
const TABS: Record<MissionUse, string> = {
  layer: '',
  photo: '/photos',
  recording: '/recordings',
  telemetry: '/flights',
  document: '/documents',
}
const USES: readonly MissionUse[] = ['layer', 'photo', 'recording', 'telemetry', 'document']

/** Tells on every tab of a mission what has become of the files that were added during this visit, and what still needs a decision. */
export function AddedFiles({ missionId }: { missionId: string }) {
  const { queue, uploads } = useUploads(missionUploads(missionId))
  const added = useSyncExternalStore(queue.subscribe, queue.added).filter((file) => file.missionId === missionId)
  const leftOut = useSyncExternalStore(queue.subscribe, queue.leftOut).filter((each) => each.missionId === missionId)
  const running = uploads.filter(isInProgress)
  const repeated = uploads.filter(({ step }) => step === 'repeated')
  const failed = uploads.filter(({ step, isNoted }) => step === 'failed' && !isNoted)
  if (added.length + running.length + repeated.length + failed.length + leftOut.length === 0) return null
  return (
    <section className="added-files" aria-label={uploadsText('addedTitle')}>
      <Flex justify="space-between" align="center">
        <strong>{uploadsText('addedTitle')}</strong>
        {repeated.length === 0 && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={uploadsText('addedClose')}
            onClick={() => queue.forgetAdded(missionId)}
          />
        )}
      </Flex>
      <div aria-live="polite">
        {running.length > 0 && (
          <div className="upload-note">{uploadsText('addedRunning', { count: running.length })}</div>
        )}
        <NotAdded failed={failed} leftOut={leftOut} />
        <ul className="upload-rows">
          {USES.map((use) => (
            <AddedLine key={use} missionId={missionId} use={use} files={added.filter((file) => file.use === use)} />
          ))}
          {repeated.map((upload) => (
            <li key={upload.key}>
              <Typography.Text ellipsis={{ tooltip: upload.name }}>{upload.name}</Typography.Text>
              {upload.sameFile && <RepeatedFile upload={upload} sameFile={upload.sameFile} queue={queue} />}
            </li>
          ))}
        </ul>
      </div>
      {added.filter(hasOtherUse).map((file) => (
        <OtherUseButton key={file.key} file={file} queue={queue} />
      ))}
    </section>
  )
}

/** The files that failed, by reason, and those that were left out. */
function NotAdded({ failed, leftOut }: { failed: readonly FileUpload[]; leftOut: readonly LeftOut[] }) {
  const counts = new Map<string, number>()
  for (const { problem = '' } of failed) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  const skipped = leftOut.reduce((sum, each) => sum + each.skipped, 0)
  const unreadable = leftOut.flatMap((each) => each.unreadable)
  const sideFiles = leftOut.flatMap((each) => each.sideFiles)
  return (
    <>
      {[...counts].map(([reason, count]) => (
        <div key={reason} className="upload-note upload-problem">
          {uploadsText('failedBecause', { count, reason })}
        </div>
      ))}
      {skipped > 0 && <div className="upload-note">{uploadsText('leftOut', { count: skipped })}</div>}
      {sideFiles.length > 0 && (
        <div className="upload-note">
          {uploadsText('sideFiles', { count: sideFiles.length, names: shortList(sideFiles) })}
        </div>
      )}
      {unreadable.length > 0 && (
        <div className="upload-note upload-problem">
          {uploadsText('unreadableOf', { names: shortList(unreadable) })}
        </div>
      )}
    </>
  )
}

const hasOtherUse = ({ otherUse }: AddedFile): boolean => otherUse !== undefined

interface AddedLineProps {
  missionId: string
  use: MissionUse
  files: readonly AddedFile[]
}

function AddedLine({ missionId, use, files }: AddedLineProps) {
  if (files.length === 0) return null
  return (
    <li>
      <Link to={`/dashboard/missions/${missionId}${TABS[use]}`}>{countText(use, files.length)}</Link>
      <div className="upload-note">{shortList(files.map(({ name }) => name))}</div>
    </li>
  )
}

function countText(use: MissionUse, count: number): string {
  switch (use) {
    case 'layer':
      return uploadsText('addedLayers', { count })
    case 'photo':
      return uploadsText('addedPhotos', { count })
    case 'recording':
      return uploadsText('addedRecordings', { count })
    case 'telemetry':
      return uploadsText('addedTelemetry', { count })
    case 'document':
      return uploadsText('addedDocuments', { count })
  }
}
