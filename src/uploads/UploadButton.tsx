import type { ButtonProps } from 'antd'
import { FileButton } from '../shared/forms/FileButton'
import { uploadsText } from './messages'
import { missionUploads } from './uploadPurpose'
import { useUploads } from './useUploads'

/** Chooses one or more files for a mission. */
export function UploadButton({
  missionId,
  ...buttonProps
}: { missionId: string } & Pick<ButtonProps, 'type' | 'size'>) {
  const { queue } = useUploads(missionUploads(missionId))
  return (
    <FileButton
      {...buttonProps}
      label={uploadsText('upload')}
      title={uploadsText('uploadHelp')}
      multiple
      onChoose={(files) => queue.add(files, { kind: 'mission-file', missionId })}
    />
  )
}
