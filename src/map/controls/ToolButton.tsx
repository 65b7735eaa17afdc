import type { ReactNode } from 'react'
import { Button, Tooltip } from 'antd'
import { popupParent } from '../../shared/popupParent'
import './mapTools.css'

interface ToolButtonProps {
  label: string
  icon: ReactNode
  isOn: boolean
  onClick: () => void
}

/** A tool in the toolbar over a map, whose class is `map-tools`. */
export function ToolButton({ label, icon, isOn, onClick }: ToolButtonProps) {
  return (
    // The tooltip of an active tool would cover its card.
    <Tooltip title={isOn ? undefined : label} placement="bottom" getPopupContainer={popupParent}>
      <Button type={isOn ? 'primary' : 'text'} icon={icon} aria-label={label} aria-pressed={isOn} onClick={onClick} />
    </Tooltip>
  )
}
