import { inflateSync } from 'node:zlib'

// A database as atuin makes it, with pages of 512 bytes: forty commands (`echo 0` …), so that its tree
// has inner pages; one of 3 kB, which lies on pages of its own; one that was deleted; and one that was
// written last and lies in the write-ahead log only. Made with SQLite 3.

const DATABASE = [
  'eNrtmWtoHFUUx8/ZzW42m6TbJE02adpm0keSia37mH1aBaO0gmjQtiJCMa7ZabM2u5tmJ+0WUUGroChSUQO+tVhf',
  '1aKoaJWCYn0UPyj1gaBCq0JFUKsiPqv3Zu7dufc2aFG/2N1bkjm5/19n5p5z5n9nk7UXnpezTG1DcTKfsTQDXOBy',
  'wZmaBgBu8hUEZ7jIV53wM8LfDzecOorN+BMJtgBswbfwLjp9bS/WB7u7cXuXlbl83BzLlazi5DZ2cJ29ZtXQulXa',
  'uqGzzlulsUltIJfVLLNsaROTuXyGTGwyty3XrFzeLFmZ/ISWK1jmRnNSKxQtrTA1Pr5cy05NZqxcsTCLZJZz1izT',
  'o8V8PlNg1xGmtx43VTJLJXpqZXqsWLIKmbypzmfNcdMysyOZylWXa1OF3OYpc6CygpnrVO5B11e4vcGhboRcIWuW',
  'S5vHSZlGMlNWcebnEZaWkSgL6la4TgSPsIDW1kcr4aFFwqM0bMRf8Uc7rI2TeTT0km/eDlr9Rj/5Pgg7AHbgz3gU',
  'H8X78U68BbfjlTiJObwML8YvcRhX4elo4CD2YicG0Au/4yH4Ab6Cw/ARvANvwD54DnbDTvwI3yXP+Cv4Ij4Nd/2j',
  'm/O523FjsWAO0mC8WNio0yCXNdIDLEj1syDZx4LEMhbEl7IgtoQFxmIWRHtZENFYEO6xg2h6EQtSC1mQXMCCRDcL',
  '4vNZEOtigdHJgmiQBZEOFoTb7SCSnseCVBsLkq0sSLSwID6XBbEAC4w5LIg2syDSxIJwY727jQRpv31MNdjHpM8+',
  'JurtY9xrH2Me+2jU2ceo2z5GXF53W0MuG6am7sK9NPN+/MQOauN/MnyLPN6ebgxO31v34zOHITRWzJuhrLnFHB0r',
  'aqStCVJfQfDZlR8oCOm9Zmr8sBLwQ3wKr8f15Cn3wyF4AW6FDWT6r4be6G/3oq+7JxAA2prkGnBT/HPw2OcOV65V',
  'Guv3+9sI2mWjaUoO3z2fkWkRbBDBFAXb4AIGpkTQJ4LJ4PQ9f3xo3sDApAjWi2CCgncfeJmBCRH0imCcgpeFvmNg',
  'XAQ9Ihij4NI7BhgYE8E6ETQIeOzIL5cy0BBBtwhGKfjkyO0MjIqgSwQjFNz82gGecRFEEQxTMDEIDBQrY9e/H/B9',
  'fByvwXWowzE4CI/CVbCGTFdq3SHWOkqufK+76+Pb+C2Kl9bbJZS2hevToTc5Kl5cnyd1EO0L10O7jvH1iI2ht0ko',
  '7QzXxqYYR8XW0FslNEnRUzZfwVGxOfQWCU3Qx+SbDx7gqNge+lwJjfMniqFig+gBCY1RtPxgE0fFFtHnSKhB0TO8',
  'Z3FUbBK9WUKjFMVNZY6KbaI3SSitFux/5ymOitWi+38ATgP8DPfjI3gjbsLzMYQt8D28D8/DNJThEiLPMhxjoWtT',
  'jCUWcGS6HkU25jgyXYMiR5sr8sx9K3KkyZGp4ShyuHEhkbuQu4wsp/2OSq1FVlMNXLX9RFaTPkelJiKriXpHpc4h',
  'q3Gvo1K7kNWYp6LOeISsGnWOSo1BMXq3o1I3UNLhWkDVBm4Bshr242pohmHAfvTBl3AAnoCbIQ/DeAhfxZ3kPdAk',
  '/1Y7n/m2Q89fbAmVurh3tPapt2l0OvJFW9ercjToyNRaFDnSUZFn7ESRw+2OTC1ESUJ6niNT21DkVJsjU6tQ5GSr',
  '067UHhQ50UKWfkJpqXups1O989RCR77mqmFVTi5w5LMPb1flRLcj+87Zq8rx+U5S3979rSrHuk7U/3tFRzGo+Xge',
  'u+5MvpdJ5qNJKDUfT/7IFo5KW0WPhNKtwhM9fzdHpa1ikbSrpPk7D9tVpK1ioYSmeN4ZKm0VCyQ0yWvAUGmr6JbQ',
  'BK8HQ6WtYr6ExnltGCptFV0SGuN1Yqi0VXRKqMGfMoZKW0VQQqP8iWOoWC0/mkDcG3C16gAQwoO4y+7f4zu5/tx9',
  'r6sulR5w5MCS31Q51V+RvQdvjKpyss+Rp78eU+XEMkdev/Y+VY4vdWTthfdUObakInu+WORXZWOxI9O2VuRoryPT',
  'VlbkiObItH0VOUytYehfvegvJ+dP0vO37135jHN+9msl7fJtWs4qaRPmZKlYGJye8HpDe1bM4Fc/cMTBQxOTxSvM',
  'UWvmtsrlMjlxE33+G2BMff4fJlP/6Vg5ONOSSdKSdfTjPV+LZ9Y1CA1qrj26YfpKvZH+7z0rQqSj6S8F+No8fC1s',
  'kCu16gOSq6R5tzJXkayiX0JTvHMZKllFn4QmeRczVLKKZRKa4B3NUMkqlkponHc3QyWrWCKhMd7pDJWsYrGEGrzr',
  'GSpaBUlYc7k2qnaQ+s+pZaGq6x+oZaGq6z+3loWqrn9LLQtVXX+oZeEkGVpfnzaasbSQaY2GSmOZbHGr/vcfzdpq',
  'iavq539eLQtVXf/2Whaquv4dtSxUdf2DtSzU3v9r4yR78T/urz6lWf+i8yeoPYcb',
]

const WRITE_AHEAD_LOG = [
  'eNqNlF1IFFEUx89x3VFXbc3N1rLc9dtVt9nd2d3ZxT58yYcgXxR66SHbnXRLd8Vd1BIUqoekeqiHhMAS+qAPQQqk',
  '8kGIIKleDEvyoYeERAkCoZcgozvOmZ3ZwYcuDOfH/f/PzD1zz73iKHcR3CulAFnABr6pTG6em73gWjxcszRz88Uq',
  'mzPJgjq/sHqodcfE3BcLm2uEMYAb+Bs38BHexVt4HS/jMPZjDE/hCVzHNjyKB1HABqzAUrQiB5v4DX7BD1iBZViA',
  'eZiDGZiCe7iMH/EdvsZX+Axuy6/975FjsmFcGmzMNZVgVyIuNcjQk4h3uWSIRYVwPUGojkCsJQjWEASqCfxVBEIl',
  'ga+CwOsk8DgU8IXLCUL7CcR9BMEygsBeAv8eAqGUwGcn8O4m8JQo4A3vIgjZCMRiguBOgkARgd9KIOwg8BUSeAsI',
  'PPnyf4pFwxYlhvKUKOYqMZijxACnRL9ZiUK2En0mJXqzOJMtLxb1sD9v0feFWLQ0+aGj5asFJSgEHrAV6zAX1uE9',
  'PIVr0AttwOMiPsQhllSe3r1yM+coQ/v4RM6xubfAdyd6JT4qDUiR7oST7ZwmW6v+GOVQXVrmFsd8Rlms1eTxn91G',
  'OVijySfb7xjlQLUmO19+Msr+qrRs/l5uMcpCpSY/vtRilH0Vmty7NmCUvU5N9h2fMsoeB/txNsMxcLOMsJzRNG9f',
  '0DIinSnnCH+gczDJR/qlqBRPxTp7ko1NzC3K7pLZ5ueaOyr1SCkp6jx93hlLJZ19Un8yEW8Y7+M4ftq9ZR+ZXNPs',
  'fF9/4qwUSW0ta2hI3tkC9uSzx672xdXObOuRvPtXCrcahvXFZ3yCo9iBLvgLi/AA2MZsc6rFRouNw9yww2oFdrrV',
  'uszb15NeUbK7ucFSwhJFlpgtXwdqjeZta9MlSu0bZ8aHXfly9rSbZ9+VLxG1ZrNaIw22xGJX/danyuQ1yveM2sVm',
  '6l7dy111GdaQ2tFkDemttRlWUe1usop6a02GNah2OlmDemt1hjWgdj1ZA3prVYbVr54Asvr11soMq6CeBrIKOus/',
  'RKSNIA==',
]

export const atuinDatabase = (): Buffer => inflateSync(Buffer.from(DATABASE.join(''), 'base64'))
export const atuinLog = (): Buffer => inflateSync(Buffer.from(WRITE_AHEAD_LOG.join(''), 'base64'))
