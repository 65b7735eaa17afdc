import { useState } from 'react'
import { GlobalOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { useListPublicBaseLayersQuery } from '../../api/base-layer'
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
      {data.data.items.map(({ _id, name }) => (
        <Flex component="li" key={_id} justify="space-between" gap={12}>
          <Link to={`/map/${_id}`} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Link>
          <Typography.Text
            copyable={{
              text: `${window.location.origin}/map/${_id}`,
              tooltips: [baseText('copyLink', { name }), baseText('linkCopied')],
            }}
          />
        </Flex>
      ))}
    </Flex>
  )
}
