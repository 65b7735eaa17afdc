import { ShareAltOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { sharesText } from './messages'
import type { Shared } from './ShareDialog'
import { useShareDialog } from './useShareDialog'

interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  shared: Shared
  /** Name of the thing. */
  name: string
}

/** Button that creates a link to a thing; nothing for users who may not. */
export function ShareButton({ shared, name, ...button }: ShareButtonProps) {
  const { open, dialog } = useShareDialog(shared, name)
  if (!open) return null
  return (
    <>
      <Button {...button} icon={<ShareAltOutlined aria-hidden />} onClick={open}>
        {sharesText('share')}
      </Button>
      {dialog}
    </>
  )
}
