import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex, type ButtonProps } from 'antd'
import { FileButton } from '../shared/forms/FileButton'
import { uploadsText } from './messages'
import { missionUploads } from './uploadPurpose'
import { canChooseFolder, useFolderDialog } from './useFolderDialog'
import { useFolderUpload } from './useFolderUpload'
import { useUploads } from './useUploads'

/** Chooses files or a folder for a mission. */
export function UploadButton({
  missionId,
  ...buttonProps
}: { missionId: string } & Pick<ButtonProps, 'type' | 'size'>) {
  const { queue } = useUploads(missionUploads(missionId))
  const dialog = useFolderDialog(uploadsText('chooseFolder'), useFolderUpload(missionId))
  return (
    <Flex gap={2} style={{ display: 'inline-flex' }}>
      <FileButton
        {...buttonProps}
        label={uploadsText('upload')}
        title={uploadsText('uploadHelp')}
        multiple
        onChoose={(files) => queue.add(files, { kind: 'mission-file', missionId })}
      />
      {canChooseFolder() && (
        <>
          <Dropdown
            trigger={['click']}
            menu={{
              items: [{ key: 'folder', label: uploadsText('chooseFolder') }],
              onClick: dialog.open,
            }}
          >
            <Button {...buttonProps} icon={<DownOutlined />} aria-label={uploadsText('moreUploads')} />
          </Dropdown>
          {dialog.input}
        </>
      )}
    </Flex>
  )
}
