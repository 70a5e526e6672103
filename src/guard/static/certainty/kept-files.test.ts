import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('many files that somebody keeps', () => {
  it.each([
    'mogrify -resize 1x1! ~/Pictures/*.jpg',
    "find ~/Pictures -name '*.jpg' -exec mogrify -resize 1x1! {} +",
    "rename -f 's/.*/x/' ~/Documents/*",
    'sed -i d ~/Documents/*',
    'find ~/Documents -type f | xargs sed -i d',
    'truncate -s 0 ~/Documents/*',
    'for f in ~/Documents/*; do : > "$f"; done',
    'cp /dev/null ~/Documents/*',
    'shred -u ~/Documents/*.pdf',
    'exiftool -all= -overwrite_original ~/Pictures/*',
    'optipng ~/Pictures/2024/*.png',
    'rm ~/Documents/*',
    'rm ~/*.docx',
    'exiftool -all= ~/Pictures/*.jpg',
    'prettier --write ~/Documents',
    'black ~/Documents',
    'ambr old new ~',
    "yq -i 'del(.)' ~/Documents/*.yaml",
    "xmlstarlet ed -L -d '//*' ~/Documents/*.xml",
    'magick mogrify -resize 1x1 ~/Pictures/*.jpg',
    'pngquant --force --ext .png ~/Pictures/*.png',
    'jdupes -rdN ~/Pictures',
    'detox -r ~/Documents',
    'chattr -R +i ~/Documents',
    'mp3gain -r ~/Music/*.mp3',
    'shred -uz ~/projects/*/*.go',
    "find / -xdev -type f -name '*.sql' -delete",
    "find ~ -name '*.kdbx' -delete",
  ])('may be lost: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'unresolved' }))

  it.each([
    'mogrify -strip assets/*.png',
    "find / -name '*.pyc' -delete",
    'shred -u notes.txt',
    'mogrify -path thumbs -resize 50% ~/Pictures/*.jpg',
    "rename 's/IMG_/img-/' ~/Pictures/*",
    "sed -i 's/a/b/' src/*.ts",
    "sed -i 's/a/b/' ~/Documents/notes.md",
    'prettier --write ~/Documents/app/src/*.ts',
    'truncate -s 0 logs/*.log',
    'exiftool -all= -overwrite_original *.jpg',
    'cp photos/*.jpg ~/Pictures/',
    'for f in *.wav; do ffmpeg -i "$f" ~/Music/"${f%.wav}.mp3"; done',
    'vim ~/Documents/*.md',
    'black .',
    'magick mogrify -resize 50% assets/*.png',
    'zip -r backup.zip ~/Documents',
    'mpv ~/Music/*',
    'exiftool ~/Pictures/*.jpg',
    'chattr +i notes.txt',
    'rm ~/Desktop/*.tmp',
    'rm -f ~/Desktop/Screenshot*.png',
  ])('stay, or are those of the project: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
