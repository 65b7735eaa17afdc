// Maintenance records for other groups.
export { selectRecord } from './recordSql'
