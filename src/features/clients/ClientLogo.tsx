import { SolutionOutlined } from '@ant-design/icons'
import { Avatar } from 'antd'
import { assetUrl } from '../../shared/assetUrl'
import './clients.css'

interface ClientLogoProps {
  /** URL; null for none. */
  logo: string | null
  /** In pixels. */
  size: number
}

/** The logo of a client beside its name, or an icon. */
export const ClientLogo = ({ logo, size }: ClientLogoProps) =>
  logo === null ? (
    <Avatar shape="square" size={size} icon={<SolutionOutlined />} aria-hidden />
  ) : (
    <img className="clients-logo" src={assetUrl(logo)} alt="" width={size} height={size} loading="lazy" />
  )
