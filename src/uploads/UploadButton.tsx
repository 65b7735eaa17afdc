import { useRef } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { uploadsText } from './messages'
import { missionPlace } from './uploadPurpose'
import { useUploads } from './useUploads'

/** Chooses files for a mission, any number at once. */
export function UploadButton({ missionId, ...looks }: { missionId: string } & Pick<ButtonProps, 'type' | 'size'>) {
  const { queue } = useUploads(missionPlace(missionId))
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...looks}
        icon={<UploadOutlined aria-hidden />}
        title={uploadsText('uploadHelp')}
        onClick={() => input.current?.click()}
      >
        {uploadsText('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        data-testid="upload-files"
        onChange={(event) => {
          queue.add([...(event.target.files ?? [])], { kind: 'mission-layer', missionId })
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
