import { rasterText } from './messages'

/** Shown to users when a job fails because the disk is full. */
export const diskFull = () => rasterText('diskFull')
