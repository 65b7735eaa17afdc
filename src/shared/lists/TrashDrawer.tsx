import { useState, type ReactNode } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { sharedText } from '../sharedText'

interface TrashDrawerProps {
  title: string
  /** A `TrashList`, rendered only while the drawer is open. */
  children: ReactNode
}

/** Button that opens the trash of a resource. */
export function TrashDrawer({ title, children }: TrashDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {sharedText('trash')}
      </Button>
      <Drawer title={title} open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        {children}
      </Drawer>
    </>
  )
}
