import { useState } from 'react'
import { Button, Flex, Form, Input, Typography } from 'antd'
import { useDeleteAssetFileMutation, useEditAssetFileMutation, type AssetFile } from '../../../api/asset-file'
import { downloadHref } from '../../../api/download'
import { useCan } from '../../../session/useCan'
import { byteSize } from '../../../shared/byteSize'
import { DayInput } from '../../../shared/forms/DayField'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { assetFileEditLimits } from '../../../shared/limits/asset-file.gen'
import { StateTag } from '../../../shared/StateTag'
import { dayText } from '../../../shared/time/timeText'
import { assetFilesText } from '../messages'

interface FileRowsProps {
  files: readonly AssetFile[]
  reload: (id: string) => Promise<AssetFile | undefined>
  onDeleted: (file: AssetFile) => void
}

/** Files with their names as downloads, their expiry, and actions. */
export function FileRows({ files, reload, onDeleted }: FileRowsProps) {
  if (files.length === 0) return null
  return (
    <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {files.map((file) => (
        <FileRow key={file._id} file={file} reload={() => reload(file._id)} onDeleted={() => onDeleted(file)} />
      ))}
    </Flex>
  )
}

interface FileRowProps {
  file: AssetFile
  reload: () => Promise<AssetFile | undefined>
  onDeleted: () => void
}

function FileRow({ file, reload, onDeleted }: FileRowProps) {
  const { _id: assetFileId, name, size, hasPreview } = file
  const canEdit = useCan('asset_update')
  const [isEditing, setEditing] = useState(false)
  const [remove, removal] = useDeleteAssetFileMutation()
  const run = async () => {
    const reply = await remove({ assetFileId })
    if (!reply.error) onDeleted()
  }
  return (
    <li>
      <Flex gap={12} justify="space-between" wrap align="center">
        <Flex gap={12} align="center" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {hasPreview && (
            <img
              src={downloadHref(`/asset/file/preview/${assetFileId}`)}
              alt=""
              loading="lazy"
              width={64}
              height={48}
              style={{ objectFit: 'cover' }}
            />
          )}
          <div>
            <a href={downloadHref(`/asset/file/download/${assetFileId}`)} download>
              {name}
            </a>
            <div>
              <Typography.Text type="secondary">{byteSize(size)}</Typography.Text> <FileExpiry file={file} />
            </div>
          </div>
        </Flex>
        {canEdit && (
          <Flex gap={8}>
            <Button aria-label={assetFilesText('editOf', { name })} onClick={() => setEditing(true)}>
              {assetFilesText('edit')}
            </Button>
            <Button
              danger
              type="text"
              loading={removal.isLoading}
              aria-label={assetFilesText('deleteOf', { name })}
              onClick={() => void run()}
            >
              {assetFilesText('delete')}
            </Button>
          </Flex>
        )}
      </Flex>
      {isEditing && <EditFile file={file} reload={reload} onClose={() => setEditing(false)} />}
    </li>
  )
}

/** When a file expires, marked if that is soon or past. */
function FileExpiry({ file: { expiresOn, expiry } }: { file: AssetFile }) {
  if (expiresOn === null) return null
  const date = dayText(`${expiresOn}T12:00:00`)
  if (expiry === 'expired') return <StateTag hue="red">{assetFilesText('expiredOn', { date })}</StateTag>
  const text = assetFilesText('expiresOn', { date })
  if (expiry === 'soon') return <StateTag hue="gold">{text}</StateTag>
  return <Typography.Text type="secondary">{text}</Typography.Text>
}

interface FileValues {
  name: string
  expiresOn: string
}

const labels = () => ({ name: assetFilesText('fieldName'), expiresOn: assetFilesText('fieldExpires') })

const valuesOf = ({ name, expiresOn }: AssetFile): FileValues => ({ name, expiresOn: expiresOn ?? '' })

function EditFile({ file, reload, onClose }: Omit<FileRowProps, 'onDeleted'> & { onClose: () => void }) {
  const [edit, { isLoading }] = useEditAssetFileMutation()
  const text = labels()
  return (
    <EditDialog<AssetFile, FileValues>
      title={assetFilesText('editOf', { name: file.name })}
      formName="asset-file"
      newest={file}
      valuesOf={valuesOf}
      labels={text}
      send={({ name, expiresOn }, { _id: assetFileId, version }) =>
        edit({ assetFileId, assetFileEdit: { version, name: name.trim(), expiresOn: expiresOn || null } })
      }
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text.name}
        rules={[{ required: true, whitespace: true, message: assetFilesText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={assetFileEditLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="expiresOn" label={text.expiresOn}>
        <DayInput canClear />
      </Form.Item>
    </EditDialog>
  )
}
