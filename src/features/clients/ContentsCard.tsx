import type { ReactNode } from 'react'
import { Card } from 'antd'
import { Link } from '../../shared/Link'
import { CardPicture } from './CardPicture'

interface ContentsCardProps {
  title: string
  path: string
  icon: ReactNode
  /** The number with its unit. */
  text: string
  pictureUrl: string | null
}

/** A kind of what is shown of a mission; the whole card opens its segment. */
export const ContentsCard = ({ title, path, icon, text, pictureUrl }: ContentsCardProps) => (
  <Card size="small" className="client-mission" cover={<CardPicture pictureUrl={pictureUrl} icon={icon} />}>
    <Link to={path} className="client-mission-name">
      {title}
    </Link>
    <p className="client-mission-where">{text}</p>
  </Card>
)
