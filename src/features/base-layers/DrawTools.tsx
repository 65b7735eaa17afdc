import { BorderOutlined, EnvironmentOutlined, HighlightOutlined, SelectOutlined, UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ToolButton } from '../../map/controls/ToolButton'
import type { DrawMode } from '../../map/scene'
import { baseText } from './messages'

export type BaseLayerTool = 'select' | Exclude<DrawMode, 'edit'>

interface DrawToolsProps {
  tool: BaseLayerTool
  onTool: (tool: BaseLayerTool) => void
  /** Name of the part that is drawn into. */
  part: string
  /** Removes the shape that was drawn last; undefined without one. */
  onUndo: (() => void) | undefined
  isWorking: boolean
}

const TOOLS = () =>
  [
    { tool: 'select', label: baseText('toolSelect'), icon: <SelectOutlined /> },
    { tool: 'point', label: baseText('toolPoint'), icon: <EnvironmentOutlined /> },
    { tool: 'line', label: baseText('toolLine'), icon: <HighlightOutlined /> },
    { tool: 'polygon', label: baseText('toolArea'), icon: <BorderOutlined /> },
  ] as const

/** Toolbar over the map of a base layer, with the tools that the map of a mission has for drawing. */
export function DrawTools({ tool, onTool, part, onUndo, isWorking }: DrawToolsProps) {
  return (
    <div className="base-layer-tools">
      <div className="map-tools" role="toolbar" aria-label={baseText('tools')}>
        {TOOLS().map(({ tool: own, label, icon }) => (
          <ToolButton key={own} label={label} icon={icon} isOn={tool === own} onClick={() => onTool(own)} />
        ))}
        {onUndo && (
          <Button type="text" icon={<UndoOutlined />} disabled={isWorking} onClick={onUndo}>
            {baseText('undoLast')}
          </Button>
        )}
      </div>
      {tool !== 'select' && (
        <span role="status" className="base-layer-tool-help">
          {baseText('drawHelp', { part })}
        </span>
      )}
    </div>
  )
}
