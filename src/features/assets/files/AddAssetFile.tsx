import { useState } from 'react'
import { Alert, Flex } from 'antd'
import { useCreateAssetFileMutation } from '../../../api/asset-file'
import { FileButton } from '../../../shared/forms/FileButton'
import { sendFile } from '../../../uploads/sendFile'
import { assetFilesText } from '../messages'

interface AddAssetFileProps {
  assetId: string
  /** The work that the file tells of. */
  record?: { recordId: string; work: string }
}

/** Uploads chosen files and adds them to an asset or to work on it. */
export function AddAssetFile({ assetId, record }: AddAssetFileProps) {
  const [create] = useCreateAssetFileMutation()
  const [isSending, setSending] = useState(false)
  const [failures, setFailures] = useState<string[]>([])

  const add = async (file: File): Promise<string | undefined> => {
    const uploadId = await sendFile(file, file.name).catch(() => undefined)
    if (uploadId === undefined) return assetFilesText('notSent')
    const newAssetFile = { uploadId, ...(record && { maintenanceRecordId: record.recordId }) }
    return (await create({ assetId, newAssetFile })).error?.message
  }
  const addAll = async (files: readonly File[]) => {
    setSending(true)
    setFailures([])
    for (const file of files) {
      const reason = await add(file)
      if (reason !== undefined) {
        const failure = assetFilesText('failed', { name: file.name, reason })
        setFailures((before) => [...before, failure])
      }
    }
    setSending(false)
  }
  return (
    <Flex vertical gap={8} align="flex-start">
      <FileButton
        label={record ? assetFilesText('addTo', { work: record.work }) : assetFilesText('add')}
        multiple
        loading={isSending}
        onChoose={(files) => void addAll(files)}
      />
      {failures.map((failure) => (
        <Alert key={failure} type="error" showIcon title={failure} />
      ))}
    </Flex>
  )
}
