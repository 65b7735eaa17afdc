import { GlobalOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { useGetBaseLayerQuery } from '../../api/base-layer'
import { FullMap } from '../../map/FullMap'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { EmptyState } from '../../shared/states/EmptyState'
import { publicMapText } from './messages'

/** Opens the base layer for users of its tenant. Everyone else sees that the map is not public. */
export function UnpublishedMap({ baseLayerId }: { baseLayerId: string }) {
  const { pathname } = useLocation()
  const user = useSelector(selectUser)
  const canSee = useCan('layer_list')
  const { data, isLoading } = useGetBaseLayerQuery({ baseLayerId }, { skip: !user || !canSee })
  if (isLoading) return <FullMap title={publicMapText('loading')} detail={undefined} />
  if (data) return <Navigate to={`/dashboard/basemap/${baseLayerId}`} replace />
  return (
    <main>
      <EmptyState
        isPage
        icon={<GlobalOutlined />}
        title={publicMapText('notFoundTitle')}
        help={publicMapText(user ? 'notFoundHelp' : 'notFoundHelpGuest')}
        action={
          user ? (
            <LinkButton to="/">{publicMapText('home')}</LinkButton>
          ) : (
            <LinkButton to="/login" state={{ from: pathname }}>
              {publicMapText('login')}
            </LinkButton>
          )
        }
      />
    </main>
  )
}
