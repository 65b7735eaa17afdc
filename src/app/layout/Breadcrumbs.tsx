import { Breadcrumb } from 'antd'
import { useLocation } from 'react-router-dom'
import type { UserDetails } from '../../api/auth'
import { Link } from '../../shared/Link'
import { usePageTitle } from '../../shared/pageTitle'
import { crumbsOf } from './crumbs'
import { layoutText } from './messages'

export function Breadcrumbs({ user }: { user: UserDetails }) {
  const crumbs = crumbsOf(useLocation().pathname, user, usePageTitle())
  return (
    <nav aria-label={layoutText('whereYouAre')} className="crumbs">
      <Breadcrumb
        items={crumbs.map(({ text, link }, at) => ({
          key: link,
          title: at < crumbs.length - 1 ? <Link to={link}>{text}</Link> : <span aria-current="page">{text}</span>,
        }))}
      />
    </nav>
  )
}
