import { useState } from 'react'
import { GlobalOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex, Typography } from 'antd'
import { useListPublicBaseLayersQuery, usePublishBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { errorMessage } from '../../api/errors'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { RowMenu } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { baseText } from './messages'

const SHOWN = 200

/** Button that lists the published maps with their links. */
export function PublishedMaps() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<GlobalOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {baseText('publicMaps')}
      </Button>
      <Drawer title={baseText('publicMaps')} open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        <p>{baseText('publicMapsHelp')}</p>
        <MapLinks />
      </Drawer>
    </>
  )
}

function MapLinks() {
  const { data, error, refetch } = useListPublicBaseLayersQuery(
    { pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  )
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} height={40} />
  if (data.data.items.length === 0) return <p>{baseText('publicMapsNone')}</p>
  return (
    <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.data.items.map((base) => (
        <MapLink key={base._id} base={base} />
      ))}
    </Flex>
  )
}

function MapLink({ base: { _id: baseLayerId, name, version } }: { base: BaseLayer }) {
  const canPublish = useCan('public_map_create')
  const [publish] = usePublishBaseLayerMutation()

  const unpublish = async () => {
    const { error } = await publish({ baseLayerId, publication: { version, published: false } })
    showMessage(
      error
        ? { type: 'error', text: errorMessage(error) }
        : { type: 'success', text: baseText('unpublished', { name }) },
    )
  }

  return (
    <Flex component="li" justify="space-between" align="center" gap={12}>
      <Link to={`/map/${baseLayerId}`} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      <Flex align="center">
        <Typography.Text
          copyable={{
            text: `${window.location.origin}/map/${baseLayerId}`,
            tooltips: [baseText('copyLink', { name }), baseText('linkCopied')],
          }}
        />
        <RowMenu
          name={name}
          items={[
            { key: 'base', label: baseText('openBaseLayer'), to: `/dashboard/basemap/${baseLayerId}` },
            ...(canPublish
              ? [{ key: 'unpublish', danger: true, label: baseText('unpublish'), onClick: () => void unpublish() }]
              : []),
          ]}
        />
      </Flex>
    </Flex>
  )
}
