import { useState, type ReactNode } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'

interface KeptDrawerProps {
  /** What the button says. */
  text: string
  title: string
  /** Rendered only while it is open. */
  children: ReactNode
}

/** A button that opens what was deleted lately, to bring it back. */
export function KeptDrawer({ text, title, children }: KeptDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <Drawer title={title} open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        {children}
      </Drawer>
    </>
  )
}
