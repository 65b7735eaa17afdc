import { useState } from 'react'
import { ArrowDownOutlined, ArrowUpOutlined, DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Flex, Slider, Switch, Typography } from 'antd'
import type { Bounds } from '../scene'
import { belowText } from './messages'
import type { Below, ShownBelow } from './useBelow'
import './below.css'

interface BaseLayersSectionProps {
  below: Below
  onZoomTo: (bounds: Bounds) => void
}

/** The base layers of the organisation, each with a switch; those that are on also with order and opacity. */
export function BaseLayersSection({ below, onZoomTo }: BaseLayersSectionProps) {
  const { available, error, retry, hasShown, shown, show, hide, setOpacity, move } = below
  const [isOpen, setOpen] = useState(hasShown)
  const hidden = (available ?? []).filter(({ _id }) => !shown.some(({ base }) => base._id === _id))
  const percent = (value = 0) => `${value} %`

  const row = ({ base: { _id, name, bounds }, opacity }: ShownBelow, index: number) => (
    <li key={_id}>
      <Flex align="center" gap={8}>
        <Switch size="small" checked aria-label={name} onChange={() => hide(_id)} />
        <button
          type="button"
          className="below-name"
          disabled={!bounds}
          title={belowText('zoomTo', { name })}
          onClick={() => bounds && onZoomTo([bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0])}
        >
          {name}
        </button>
        <Button
          size="small"
          type="text"
          icon={<ArrowUpOutlined />}
          aria-label={belowText('up', { name })}
          disabled={index === 0}
          onClick={() => move(_id, -1)}
        />
        <Button
          size="small"
          type="text"
          icon={<ArrowDownOutlined />}
          aria-label={belowText('down', { name })}
          disabled={index === shown.length - 1}
          onClick={() => move(_id, 1)}
        />
      </Flex>
      <Slider
        min={0}
        max={100}
        value={Math.round(opacity * 100)}
        tooltip={{ formatter: percent }}
        ariaLabelForHandle={belowText('opacityOf', { name })}
        ariaValueTextFormatterForHandle={percent}
        onChange={(value) => setOpacity(_id, value / 100)}
      />
    </li>
  )

  return (
    <section className="below" aria-label={belowText('title')}>
      <Button
        type="text"
        size="small"
        icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {belowText('title')}
      </Button>
      {isOpen && error && !available && (
        <p role="alert">
          {belowText('failed')}{' '}
          <Button size="small" onClick={retry}>
            {belowText('retry')}
          </Button>
        </p>
      )}
      {isOpen && available?.length === 0 && (
        <Typography.Paragraph type="secondary">{belowText('none')}</Typography.Paragraph>
      )}
      {isOpen && (
        <ul>
          {shown.map(row)}
          {hidden.map(({ _id, name }) => (
            <li key={_id}>
              <Flex align="center" gap={8}>
                <Switch size="small" checked={false} aria-label={name} onChange={() => show(_id)} />
                <span>{name}</span>
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
