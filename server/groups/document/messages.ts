import { catalogue } from '../../core/messages'

export const documentText = catalogue('document', {
  created: 'Document added',
  notFound: 'Document not found',
  unsupportedFile:
    'This file is not supported. Upload a PDF, text, Word, Excel, PowerPoint or OpenDocument file, a GeoTIFF, PNG, JPEG, MBTiles, GeoJSON, KML, KMZ, GPX, CSV, GeoPackage, FlatGeobuf, DXF or zipped shapefile.',
  notADocument:
    'A document can be a PDF, text, Word, Excel, PowerPoint, OpenDocument or CSV file, or a picture (JPEG, PNG, WebP).',
})
