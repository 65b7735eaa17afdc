// Running uploads, shown in the list to which their results will be added.
import { CaretRightOutlined, CloseOutlined, PauseOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Flex, Progress, Typography } from 'antd'
import { FileButton } from '../shared/forms/FileButton'
import { uploadsText } from './messages'
import { ContinueUploads } from './ContinueUploads'
import { kindsText } from './kindsText'
import { RepeatedFile } from './RepeatedFile'
import { SendingNote } from './SendingNote'
import { shownUploads } from './shownUploads'
import { UnfinishedUploads } from './UnfinishedUploads'
import { titleOf } from './uploadTitle'
import type { UploadList } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'
import type { FileUpload } from './uploadState'
import { useUploads } from './useUploads'
import './uploads.css'

export function UploadRows({ list }: { list: UploadList }) {
  const { queue, uploads } = useUploads(list)
  const { shown, waiting } = shownUploads(uploads)
  return (
    <>
      {uploads.length > 0 && (
        <ul className="upload-rows" aria-label={uploadsText('list')}>
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={queue} />
          ))}
          {waiting.length > 0 && (
            <li className="upload-row upload-note">
              {uploadsText('waitingKinds', { count: waiting.length, kinds: kindsText(waiting) })}
            </li>
          )}
        </ul>
      )}
      <ContinueUploads list={list} queue={queue} />
      <UnfinishedUploads list={list} queue={queue} uploads={uploads} />
    </>
  )
}

// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
function UploadRow({ upload, queue }: { upload: FileUpload; queue: UploadQueue }) {
  const { key, name, purpose, size, step, done, problem, isRejected, sameFile } = upload
  const title = titleOf(name, purpose)
  const percent = size > 0 ? Math.floor((done / size) * 100) : 0
  const isMoving = step === 'checking' || step === 'sending'
  const isHeld = step === 'paused' || step === 'interrupted' || step === 'asking' || step === 'repeated'
  return (
    <li className="upload-row">
      <Flex align="center" gap={4}>
        <Typography.Text ellipsis={{ tooltip: title }} style={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography.Text>
        {isMoving && (
          <IconButton
            icon={<PauseOutlined />}
            label={uploadsText('pause', { name })}
            onClick={() => queue.pause(key)}
          />
        )}
        {(step === 'paused' || step === 'interrupted') && (
          <IconButton
            icon={<CaretRightOutlined />}
            label={uploadsText('resume', { name })}
            onClick={() => queue.resume(key)}
          />
        )}
        {step === 'failed' && !isRejected && (
          <IconButton
            icon={<ReloadOutlined />}
            label={uploadsText('retry', { name })}
            onClick={() => queue.resume(key)}
          />
        )}
        {step !== 'uploaded' && (
          <IconButton
            icon={<CloseOutlined />}
            label={uploadsText(step === 'failed' ? 'remove' : 'cancel', { name })}
            onClick={() => void queue.cancel(key)}
          />
        )}
      </Flex>
      {step !== 'failed' && (
        <Progress
          percent={percent}
          size="small"
          showInfo={false}
          status={isHeld ? 'normal' : 'active'}
          aria-label={uploadsText('progressOf', { name })}
        />
      )}
      <div className={step === 'failed' ? 'upload-note upload-problem' : 'upload-note'} role="status">
        {problem ?? (step === 'sending' ? <SendingNote upload={upload} /> : stepText(step, percent))}
      </div>
      {step === 'repeated' && sameFile && <RepeatedFile upload={upload} sameFile={sameFile} queue={queue} />}
      {isRejected && (
        <FileButton
          size="small"
          label={uploadsText('chooseOther')}
          name={uploadsText('chooseOtherFor', { name })}
          onChoose={(files) => {
            void queue.cancel(key)
            queue.add(files, purpose)
          }}
        />
      )}
    </li>
  )
}

function stepText(step: FileUpload['step'], percent: number): string {
  if (step === 'checking') return uploadsText('checking', { percent })
  if (step === 'paused') return uploadsText('paused', { percent })
  if (step === 'interrupted' || step === 'uploaded' || step === 'asking' || step === 'waiting') return uploadsText(step)
  return ''
}

interface IconButtonProps {
  icon: React.ReactNode
  label: string
  onClick: () => void
}

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />
}
