import { Button, Flex } from 'antd'
import type { SameFile } from '../api/upload'
import { uploadsText } from './messages'
import type { UploadQueue } from './uploadQueue'
import type { FileUpload } from './uploadState'

interface RepeatedFileProps {
  upload: FileUpload
  sameFile: SameFile
  queue: UploadQueue
}

/** Asks whether to add a file that the mission already has. */
export function RepeatedFile({ upload, sameFile, queue }: RepeatedFileProps) {
  const { key, name, purpose } = upload
  return (
    <>
      <div className="upload-note">
        {uploadsText(sameFile.isRecordingBeside ? 'besideRecording' : 'repeated', { name: sameFile.name })}
      </div>
      <Flex gap={4} style={{ marginTop: 4 }}>
        {purpose.kind === 'mission-file' && (
          <Button
            size="small"
            aria-label={uploadsText('addAgainNamed', { name })}
            onClick={() => queue.choose(key, { ...purpose, isRepeat: true })}
          >
            {uploadsText('addAgain')}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={uploadsText('doNotAddNamed', { name })}
          onClick={() => void queue.cancel(key)}
        >
          {uploadsText('doNotAdd')}
        </Button>
      </Flex>
    </>
  )
}
