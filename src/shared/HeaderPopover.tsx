import type { ReactNode } from 'react'
import { Badge, Popover, Tooltip } from 'antd'
import { popupParent } from './popupParent'

interface HeaderPopoverProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Accessible name of the button. */
  label: string
  tooltip: string
  icon: ReactNode
  /** Number at the button; none for 0. */
  count: number
  /** Largest width of the content in pixels. */
  width: number
  children: ReactNode
}

/** Round header button with a number, which opens a panel. Escape closes the panel. */
export const HeaderPopover = ({
  isOpen,
  onOpenChange,
  label,
  tooltip,
  icon,
  count,
  width,
  children,
}: HeaderPopoverProps) => (
  <span
    onKeyDown={(event) => {
      if (event.key === 'Escape') onOpenChange(false)
    }}
  >
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      // Next to the button in the DOM, so that Tab moves from the button into the panel.
      getPopupContainer={popupParent}
      content={<div style={{ width: `min(${width}px, calc(100vw - 108px))` }}>{children}</div>}
    >
      {/* The badge wraps the button; inside it, the rolling digits would be part of the button's name. */}
      <Badge count={count} size="small" overflowCount={99} offset={[-6, 6]} title="">
        <Tooltip title={isOpen ? undefined : tooltip} placement="bottom">
          <button type="button" className="round-button" aria-label={label} aria-expanded={isOpen}>
            {icon}
          </button>
        </Tooltip>
      </Badge>
    </Popover>
  </span>
)
