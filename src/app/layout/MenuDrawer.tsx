import type { ReactNode } from 'react'
import { Drawer } from 'antd'
import { layoutText } from './messages'

interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The main menu on a phone. */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={264}
      closable={false}
      aria-label={layoutText('mainMenu')}
      styles={{ body: { padding: 0 } }}
    >
      {children}
    </Drawer>
  )
}
