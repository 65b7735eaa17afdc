import { useContext, useState, type KeyboardEvent } from 'react'
import { BgColorsOutlined, CloseOutlined } from '@ant-design/icons'
import { Button, Radio } from 'antd'
import type { BaseMap } from '../../api/base-map'
import { Link } from '../../shared/Link'
import { MapButton } from '../controls/MapButton'
import { mapText } from '../messages'
import { BaseMapsContext } from './baseMapsContext'
import type { ShownBaseMap } from './useBaseMap'
import './baseMapSwitcher.css'

interface BaseMapSwitcherProps {
  /** Those that the map engine can draw. */
  maps: readonly BaseMap[]
  shown: ShownBaseMap
  blocked: BaseMap | undefined
  onChoose: (id: string) => void
}

/** A button that opens the list of base maps, with a link to their settings for users who may change them. */
export function BaseMapSwitcher({ maps, shown, blocked, onChoose }: BaseMapSwitcherProps) {
  const [isOpen, setOpen] = useState(false)
  const { canManage } = useContext(BaseMapsContext)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setOpen(false)
  }
  const value = blocked?._id ?? (typeof shown === 'string' ? shown : shown._id)
  return (
    <>
      <MapButton
        name={mapText('baseMap')}
        icon={<BgColorsOutlined />}
        isPressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <aside className="base-map-switcher" aria-label={mapText('baseMap')} onKeyDown={closeByKey}>
          <header>
            <h2>{mapText('baseMap')}</h2>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={mapText('closeBaseMaps')}
              onClick={() => setOpen(false)}
            />
          </header>
          <Radio.Group
            vertical
            aria-label={mapText('baseMap')}
            value={value}
            onChange={({ target }) => onChoose(String(target.value))}
            options={[
              ...maps.map(({ _id, name }) => ({ value: _id, label: name })),
              { value: 'bundled', label: mapText('bundledMap') },
              { value: 'none', label: mapText('noBaseMap') },
            ]}
          />
          {blocked && (
            <p role="status">
              {mapText('baseMapNeedsReload', { name: blocked.name })}{' '}
              <Button size="small" onClick={() => location.reload()}>
                {mapText('reloadPage')}
              </Button>
            </p>
          )}
          {canManage && (
            <p>
              <Link to="/dashboard/base-maps">{mapText('manageBaseMaps')}</Link>
            </p>
          )}
        </aside>
      )}
    </>
  )
}
